import { lazy, Suspense } from 'react';
import type { OverviewAnswer } from '../../../../contract/overview/schema';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { Skeleton } from '../../../ui/loading/skeleton';
import { text } from '../../components/styles/font-size';

type SubmissionsProps = {
  days: OverviewAnswer['days'] | undefined;
  /** Null: of a role that may not open the inbox. */
  inboxPath: string | null;
};

/** Its code comes after the figures, for which it must not be waited. Without it the rest of the screen stays. */
const Chart = lazy(() =>
  import('./submissions').then(
    ({ Submissions }) => ({ default: Submissions }),
    () => ({ default: NotLoaded }),
  ),
);

/** Submissions per day by region. */
export function SubmissionsChunk({ days, inboxPath }: SubmissionsProps) {
  const loading = <Skeleton height="16rem" />;
  return (
    <section aria-labelledby="submissions">
      <h2 id="submissions" css={{ marginBlockEnd: space[3], fontSize: text.heading }}>
        Submissions per day
      </h2>
      {days ? (
        <Suspense fallback={loading}>
          <Chart days={days} inboxPath={inboxPath} />
        </Suspense>
      ) : (
        loading
      )}
    </section>
  );
}

function NotLoaded() {
  return (
    <p css={{ color: color.muted }}>
      The chart could not be loaded. Loading the page again brings it.
    </p>
  );
}
