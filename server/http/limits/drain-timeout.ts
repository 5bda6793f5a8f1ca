import type { App } from '../app-type';

/** Many browsers show the response only after they have sent the whole body. */
const maxDrainTime = 30_000;

/**
 * Closes the connection of a request that was answered before its body had arrived (too large, wrong type) if the rest does not arrive in
 * time: a chunked body might never end.
 */
export function addDrainTimeout(scope: App, milliseconds = maxDrainTime): void {
  scope.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return;
    const timer = setTimeout(() => raw.destroy(), milliseconds);
    timer.unref();
    raw.once('close', () => {
      clearTimeout(timer);
    });
  });
}
