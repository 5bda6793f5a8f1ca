import { environment } from '../../lib/environment';

const { analytics, pixel } = environment.measuring;
let tracker: Promise<(path: string) => void> | undefined;

/** Tracks the page of a path if the agency has set an id. A failure is only logged. */
export function trackPageView(path: string): void {
  if (analytics === '' && pixel === '') return;
  tracker ??= import('./page-view-tracker').then(({ createPageViewTracker }) =>
    createPageViewTracker({ analytics, pixel }),
  );
  tracker
    .then((track) => track(path))
    .catch((error: unknown) => console.warn('Page views are not tracked:', error));
}
