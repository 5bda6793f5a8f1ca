/** Runs `work` when the page is idle, after `maxDelay` milliseconds at the latest. */
export function runWhenIdle(work: () => void, maxDelay: number): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: maxDelay });
  else setTimeout(work, Math.min(maxDelay, 1_000));
}
