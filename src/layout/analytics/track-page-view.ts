import { environment } from '../../lib/environment';

type Measure = (path: string) => void;

const { analytics, pixel } = environment.measuring;
let measure: Promise<Measure> | undefined;

/**
 * To be told the path of every screen. Does nothing unless the agency has set an id; only then is the rest fetched.
 * A failure to fetch it is a warning: the visitor loses nothing.
 */
export function tellVisit(path: string): void {
  if (analytics === '' && pixel === '') return;
  measure ??= import('./page-view-tracker').then(({ createMeasuring }) =>
    createMeasuring({ analytics, pixel }),
  );
  measure
    .then((told) => told(path))
    .catch((error: unknown) => console.warn('Visits are not counted:', error));
}
