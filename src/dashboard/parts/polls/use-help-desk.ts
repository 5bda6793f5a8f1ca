import useSWR from 'swr';
import type { HelpDeskAnswer } from '../../../../contract/help-desk';
import { queuesOf } from '../../../../contract/help-desk-screens';
import { facts } from '../../../site/facts';
import { useStaff } from '../staff';
import type { CountedList } from './staff-fetcher';

/**
 * The help-desk records, what waits before the reviewed (specification section 7); not asked for by a role without a queue. With
 * `polls`, which is the frame's, they are asked for every 6 s while the tab is visible.
 */
export function useHelpDesk({ polls = false } = {}) {
  const { role } = useStaff();
  const poll = useSWR<CountedList<HelpDeskAnswer>>(queuesOf(role).length > 0 ? '/helpDesk' : null, {
    refreshInterval: polls ? facts.pollEvery : 0,
    keepPreviousData: true,
  });
  return { ...poll, data: poll.data?.list };
}
