import useSWR from 'swr';
import type { HelpDeskCounts } from '../../../contract/help-desk/queue-schema';
import { getQueues } from '../../../contract/help-desk/screens';
import { facts } from '../../site/facts';
import { useStaff } from '../hooks/session/use-staff';

/**
 * How many requests wait in each queue of the role, and since when.
 * @param options.polls true only in the layout, which polls for all screens (specification section 7)
 */
export function useHelpDeskCounts({ polls = false } = {}) {
  const { role } = useStaff();
  return useSWR<HelpDeskCounts>(getQueues(role).length > 0 ? '/helpDesk/counts' : null, {
    refreshInterval: polls ? facts.pollEvery : 0,
    keepPreviousData: true,
  });
}
