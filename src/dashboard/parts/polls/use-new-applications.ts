import useSWR from 'swr';
import type { JobCounts } from '../../../../contract/job-applications';
import { maySee } from '../../../../contract/roles';
import { facts } from '../../../site/facts';
import { useStaff } from '../staff';

/** How many applications for jobs are new, polled; 0 until that is known, while it is `off`, and for a role that does not see them. */
export function useNewApplications({ off = false } = {}): number {
  const { role } = useStaff();
  const { data } = useSWR<JobCounts>(maySee(role, 'jobs') && !off ? '/jobs/counts' : null, {
    refreshInterval: facts.pollEvery,
  });
  return data?.newApplications ?? 0;
}
