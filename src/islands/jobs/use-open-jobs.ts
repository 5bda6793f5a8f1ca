import { useMemo, useState } from 'react';
import { takesApplications } from '../../../contract/jobs/listing';
import type { JobRecord } from '../../site/job';
import { useAlive } from '../../ui/loading/use-is-hydrated';

/** The jobs but those whose last day has passed since the build: these go once the page is alive. */
export function useOpenNow(jobs: JobRecord[]): JobRecord[] {
  const alive = useAlive();
  const [now] = useState(() => new Date());
  return useMemo(
    () => (alive ? jobs.filter((job) => takesApplications(job, now)) : jobs),
    [jobs, alive, now],
  );
}
