import { useEffect, useMemo, useState } from 'react';
import { acceptsApplications } from '../../../contract/jobs/listing';
import type { ClosedJobsResponse } from '../../../contract/jobs/schema';
import { callApi } from '../../lib/api/api-client';
import type { JobRecord } from '../../site/page-context';
import { useIsHydrated } from '../../ui/loading/use-is-hydrated';

/** The jobs without those that were closed, or whose deadline has passed, since the build. */
export function useOpenJobs(jobs: JobRecord[]): JobRecord[] {
  const isHydrated = useIsHydrated();
  const [now] = useState(() => new Date());
  const closed = useClosedJobs();
  return useMemo(
    () =>
      isHydrated
        ? jobs.filter((job) => acceptsApplications(job, now) && !closed.includes(job.slug))
        : jobs,
    [jobs, isHydrated, now, closed],
  );
}

const none: readonly string[] = [];
let pending: Promise<readonly string[]> | undefined;

/** Without the API, the build's state counts; an application for a closed job is rejected in any case. */
function useClosedJobs(): readonly string[] {
  const [closed, setClosed] = useState(none);
  useEffect(() => {
    let isMounted = true;
    void fetchClosedJobs().then((slugs) => {
      if (isMounted) setClosed(slugs);
    });
    return () => {
      isMounted = false;
    };
  }, []);
  return closed;
}

/** Simultaneous calls share one request. */
function fetchClosedJobs(): Promise<readonly string[]> {
  pending ??= callApi<ClosedJobsResponse>('/closed-jobs')
    .then(({ jobs }) => jobs)
    .catch((error: unknown) => {
      console.warn('Which jobs are closed could not be checked.', error);
      return none;
    })
    .finally(() => {
      pending = undefined;
    });
  return pending;
}
