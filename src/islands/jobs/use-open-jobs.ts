import { useMemo, useState } from 'react';
import { acceptsApplications } from '../../../contract/jobs/listing';
import type { JobRecord } from '../../site/page-context';
import { useIsHydrated } from '../../ui/loading/use-is-hydrated';

/** The jobs without those whose deadline has passed since the build. */
export function useOpenJobs(jobs: JobRecord[]): JobRecord[] {
  const isHydrated = useIsHydrated();
  const [now] = useState(() => new Date());
  return useMemo(
    () => (isHydrated ? jobs.filter((job) => acceptsApplications(job, now)) : jobs),
    [jobs, isHydrated, now],
  );
}
