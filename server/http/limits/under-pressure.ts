import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { App } from '../app-type';
import { HttpError } from '../errors';

/** Milliseconds between the timers whose delay is measured, and between looks at them. */
const resolution = 10;
const lookEvery = 1_000;

const tooBusy = () =>
  new HttpError(
    503,
    'unavailable',
    'The server is busy. Please try again in a moment.',
    undefined,
    10,
  );

/**
 * Turns the calls of `app` away with 503 while the server cannot keep up: another one only makes it worse.
 * @param mostLag milliseconds that the event loop may be late; 0: however late
 */
export function shedLoad(app: App, mostLag: number): void {
  if (mostLag === 0) return;
  const delays = monitorEventLoopDelay({ resolution });
  let timer: NodeJS.Timeout | undefined;
  let lookedAt = 0;
  let lag = 0;
  const look = () => {
    const now = performance.now();
    // Without a single measurement the loop stood still.
    lag = delays.count === 0 ? now - lookedAt : delays.mean / 1e6 - resolution;
    lookedAt = now;
    delays.reset();
  };
  // The start itself takes its time, which says nothing of what comes.
  app.addHook('onReady', async () => {
    delays.enable();
    lookedAt = performance.now();
    timer = setInterval(look, lookEvery).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delays.disable();
  });
  app.addHook('onRequest', async () => {
    if (lag > mostLag) throw tooBusy();
  });
}
