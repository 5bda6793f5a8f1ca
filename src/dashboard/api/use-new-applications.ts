import useSWR from 'swr';
import type { JobCounts } from '../../../contract/applications/schema';
import { canSee } from '../../../contract/shared/roles';
import { facts } from '../../site/facts';
import { useStaff } from '../hooks/session/use-staff';

/** The number of new job applications, polled; 0 until it is known and for roles that may not see them. */
export function useNewApplicationCount(): number {
  const { role } = useStaff();
  const { data } = useSWR<JobCounts>(canSee(role, 'jobs') ? '/jobs/counts' : null, {
    refreshInterval: facts.pollEvery,
  });
  return data?.newApplications ?? 0;
}
