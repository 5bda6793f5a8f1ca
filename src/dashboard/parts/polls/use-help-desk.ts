import useSWR from 'swr';
import type { HelpDeskAnswer } from '../../../../contract/help-desk';
import { helpDeskLimits } from '../../../../contract/list-limits';
import { screensOf } from '../../../../contract/roles';
import { facts } from '../../../site/facts';
import { helpDeskTypeOf } from '../help-desk-screens';
import { useStaff } from '../staff';
import type { CountedList } from './staff-fetcher';
import { useListLength } from './use-list-length';

/**
 * The help-desk records, what waits before the reviewed; not asked for by a role without a queue. With `polls`, which is the
 * frame's, they are asked for every 6 s while the tab is visible.
 */
export function useHelpDesk({ polls = false } = {}) {
  const { role } = useStaff();
  const { query, showOlder } = useListLength('helpDesk', helpDeskLimits);
  const hasQueue = screensOf(role).some((screen) => helpDeskTypeOf[screen.id] !== undefined);
  const poll = useSWR<CountedList<HelpDeskAnswer>>(hasQueue ? `/helpDesk${query}` : null, {
    refreshInterval: polls ? facts.pollEvery : 0,
    keepPreviousData: true,
  });
  return {
    ...poll,
    data: poll.data?.list,
    total: poll.data?.total ?? 0,
    showOlder: showOlder(poll.data?.total),
  };
}
