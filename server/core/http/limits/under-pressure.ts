import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { App } from '../app-type';
import { standardError } from '../errors';

/** Milliseconds between the timers whose delay is measured, and between measurements. */
const resolution = 10;
const sampleInterval = 1_000;

/**
 * Responds 503 to the calls of `app` while the event loop lags, because more work would only add to the lag.
 * @param maxLag in milliseconds; 0 for no limit
 */
export function shedLoad(app: App, maxLag: number): void {
  if (maxLag === 0) return;
  const delays = monitorEventLoopDelay({ resolution });
  let timer: NodeJS.Timeout | undefined;
  let sampledAt = 0;
  let lag = 0;
  const sample = () => {
    const now = performance.now();
    // Without a sample, the loop was blocked the whole time.
    lag = delays.count === 0 ? now - sampledAt : delays.mean / 1e6 - resolution;
    sampledAt = now;
    delays.reset();
  };
  // The lag of the start itself does not count.
  app.addHook('onReady', async () => {
    delays.enable();
    sampledAt = performance.now();
    timer = setInterval(sample, sampleInterval).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delays.disable();
  });
  app.addHook('onRequest', async () => {
    if (lag <= maxLag) return;
    throw standardError(503, { retryAfter: 10 });
  });
}
