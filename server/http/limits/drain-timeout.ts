import type { App } from '../app-type';

/** Long enough for a browser to see the answer, which many show only when they have sent all, in milliseconds. */
const longest = 30_000;

/**
 * Ends the connection of a request whose answer has left before it was whole (too large, of the wrong kind, too many), when
 * the rest has not come in this time: a body without a length might never end. The rest is read and thrown away.
 */
export function addDrainTimeout(scope: App, milliseconds = longest): void {
  scope.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return;
    const timer = setTimeout(() => raw.destroy(), milliseconds);
    timer.unref();
    raw.once('close', () => {
      clearTimeout(timer);
    });
  });
}
