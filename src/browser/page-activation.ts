/** Chrome's browsers render the page of a link in advance and show it when the visitor follows the link. */
type PrerenderingDocument = Document & { prerendering?: boolean };
type ActivatedNavigation = PerformanceEntry & { activationStart?: number };

/** Starts at once, or when the visitor opens a page that was prerendered. */
export function runWhenActivated(start: () => void): void {
  if ((document as PrerenderingDocument).prerendering)
    document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}

/** Milliseconds since the visitor opened the page. */
export function getPageTime(): number {
  const [navigation] = performance.getEntriesByType('navigation') as ActivatedNavigation[];
  return performance.now() - (navigation?.activationStart ?? 0);
}
