/**
 * Does what nobody waits for once the page has nothing else to do.
 * @param atMost milliseconds after which it is done also on a page that is never at rest
 */
export function whenIdle(work: () => void, atMost: number): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: atMost });
  else setTimeout(work, Math.min(atMost, 1_000));
}
