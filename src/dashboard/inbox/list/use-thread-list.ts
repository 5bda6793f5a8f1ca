import type { ChatsResponse, UnreadSource } from '../../../../contract/inbox/schema';
import { chatLimits } from '../../../../contract/shared/list-limits';
import { facts } from '../../../shared/facts';
import { useListPage } from '../../api/swr-hooks';
import type { useUnread } from '../../hooks/unread/use-unread';
import { toPageInput, toUnreadInput, type InboxState } from '../params';

export const pageSize = chatLimits.default;

const noThreads: ChatsResponse = { chats: [], total: 0 };

/**
 * One page of the thread list, polled. Unread state is known only to this browser, so it asks the server for the threads that are
 * unread; `searchedCount` is how many those are if there are more than a page, or null.
 */
export function useThreadList(
  state: InboxState,
  { threads, countUnread }: Pick<ReturnType<typeof useUnread>, 'threads' | 'countUnread'>,
) {
  const unreadIds = state.unread ? threads && listUnread(threads, state.thread, countUnread) : null;
  const ids = unreadIds?.slice(0, pageSize);
  const list = ids?.length ? toUnreadInput(state, ids) : toPageInput(state, state.page);
  const isIdle = state.unread && !ids?.length;
  // The layout already polls the latest threads.
  const isLatest = list.search === '' && Object.keys(list.query).length === 0;
  const pollInterval = isLatest ? 0 : facts.pollInterval;
  const page = useListPage('GET /chats', isIdle ? null : list, pollInterval);
  const data = isIdle ? ids && noThreads : page.data;
  return {
    data,
    error: page.error,
    // Each opened thread makes another list of unread threads.
    isStale: page.isStale && !state.unread,
    retry: async () => page.mutate(),
    searchedCount: unreadIds && unreadIds.length > pageSize ? pageSize : null,
    lastPage: Math.max(1, Math.ceil((data?.total ?? 0) / pageSize)),
  };
}

/** The open thread stays in the list although it has been read. */
function listUnread(
  threads: readonly UnreadSource[],
  openId: string | null,
  countUnread: (thread: UnreadSource) => number,
): string[] {
  const unread = threads.filter((thread) => thread.userId === openId || countUnread(thread) > 0);
  return unread.map(({ userId }) => userId);
}
