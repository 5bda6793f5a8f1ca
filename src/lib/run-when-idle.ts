/** Runs `work` when the page is idle, after `atMost` milliseconds at the latest. */
export function whenIdle(work: () => void, atMost: number): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: atMost });
  else setTimeout(work, Math.min(atMost, 1_000));
}
