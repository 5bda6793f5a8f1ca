import { environment } from '../../browser/environment';

const { analytics, pixel } = environment.measuring;

/** Tracks the page if the agency has set an id. A failure is only logged. */
export function startAnalytics(): void {
  if (analytics === '' && pixel === '') return;
  import('./page-view-tracker').then(
    ({ trackPageView }) => trackPageView({ analytics, pixel }),
    (error: unknown) => console.warn('Page views are not tracked:', error),
  );
}
