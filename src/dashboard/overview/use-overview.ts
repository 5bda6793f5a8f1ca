import useSWR from 'swr';
import type { OverviewAnswer } from '../../../contract/overview';
import { maySee } from '../../../contract/roles';
import { facts } from '../../site/facts';
import { useStaff } from '../parts/staff';

/** What waits and how the office does, polled every 6 s while the tab is visible; not asked for by a role without the inbox. */
export function useOverview() {
  const { role } = useStaff();
  return useSWR<OverviewAnswer>(maySee(role, 'form-messages') ? '/overview' : null, {
    refreshInterval: facts.pollEvery,
  });
}
