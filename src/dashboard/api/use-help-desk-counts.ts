import useSWR from 'swr';
import type { HelpDeskCounts } from '../../../contract/help-desk/queue-schema';
import { queuesOf } from '../../../contract/help-desk/screens';
import { facts } from '../../site/facts';
import { useStaff } from '../hooks/session/use-staff';

/**
 * What waits in each queue of the role, and since when the oldest does: counted by the server, however much there is. Not asked for by
 * a role without a queue, nor while it is `off`. With `polls`, which is the frame's, it is asked for every 6 s while the tab is visible (specification section 7).
 */
export function useWaitingRequests({ polls = false, off = false } = {}) {
  const { role } = useStaff();
  return useSWR<HelpDeskCounts>(queuesOf(role).length > 0 && !off ? '/helpDesk/counts' : null, {
    refreshInterval: polls ? facts.pollEvery : 0,
    keepPreviousData: true,
  });
}
