import { chatLimits } from '../../../../contract/shared/list-limits';
import { facts } from '../../../shared/facts';
import { useListPage } from '../../api/swr-hooks';
import { toPageInput, type InboxState } from '../params';

export const pageSize = chatLimits.default;

/** One page of the thread list, polled. */
export function useThreadList(state: InboxState) {
  const list = toPageInput(state, state.page);
  // The layout already polls the latest threads.
  const isLatest = list.search === '' && Object.keys(list.query).length === 0;
  const { mutate, ...page } = useListPage('GET /chats', list, isLatest ? 0 : facts.pollInterval);
  return {
    ...page,
    // Each opened thread makes another list of unread threads.
    isStale: page.isStale && !state.unread,
    retry: mutate,
    lastPage: Math.max(1, Math.ceil((page.data?.total ?? 0) / pageSize)),
  };
}
