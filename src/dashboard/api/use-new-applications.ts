import useSWR from 'swr';
import type { JobCounts } from '../../../contract/applications/schema';
import { maySee } from '../../../contract/shared/roles';
import { facts } from '../../site/facts';
import { useStaff } from '../hooks/session/use-staff';

/** How many applications for jobs are new, polled; 0 until that is known, while it is `off`, and for a role that does not see them. */
export function useNewApplications({ off = false } = {}): number {
  const { role } = useStaff();
  const { data } = useSWR<JobCounts>(maySee(role, 'jobs') && !off ? '/jobs/counts' : null, {
    refreshInterval: facts.pollEvery,
  });
  return data?.newApplications ?? 0;
}
