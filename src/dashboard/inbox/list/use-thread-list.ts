import type { Chat, ChatsResponse } from '../../../../contract/inbox/schema';
import { chatLimits } from '../../../../contract/shared/list-limits';
import { toFilterable, sortThreads, matchesFilter } from '../../../../contract/inbox/filter';
import { facts } from '../../../site/facts';
import { useListPage } from '../../api/swr-hooks';
import { latestThreadsPath, useLatestThreads } from '../../api/badge-counts';
import { useStaff } from '../../hooks/session/use-staff';
import { chatsPath, type InboxState } from '../params';

export const pageSize = chatLimits.default;

/**
 * One page of the thread list, polled. Unread state is known only to this browser, so the unread filter searches the
 * latest threads instead of asking the server; `searchedCount` is then how many those are, or null if they are all.
 */
export function useThreadList(state: InboxState, getUnreadCount: (chat: Chat) => number) {
  const path = chatsPath(state, state.page);
  const key = state.query === '' ? path : ([path, state.query] as const);
  const latest = useLatestThreads();
  // The layout already polls the latest threads.
  const page = useListPage<ChatsResponse>(
    state.unread ? null : key,
    key === latestThreadsPath ? 0 : facts.pollInterval,
  );
  const unread = useUnreadThreads(state.unread ? latest.data : undefined, state, getUnreadCount);
  const list = state.unread ? { ...latest, data: unread, isStale: false } : page;
  const latestCount = latest.data?.chats.length ?? 0;
  const isPartial = state.unread && (latest.data?.total ?? 0) > latestCount;
  return {
    data: list.data,
    error: list.error as unknown,
    isStale: list.isStale,
    retry: async () => list.mutate(),
    searchedCount: isPartial ? latestCount : null,
    lastPage: Math.max(1, Math.ceil((list.data?.total ?? 0) / pageSize)),
  };
}

/** The open thread stays in the list although it has been read. */
function useUnreadThreads(
  latest: ChatsResponse | undefined,
  state: InboxState,
  getUnreadCount: (chat: Chat) => number,
): ChatsResponse | undefined {
  const matches = matchesFilter(state, useStaff().user.email?.toLowerCase() ?? '');
  if (!latest) return undefined;
  const unread = latest.chats
    .filter((chat) => getUnreadCount(chat) > 0 || chat.userId === state.thread)
    .map((chat) => ({ ...toFilterable(chat), chat }))
    .filter(matches);
  const chats = sortThreads(unread, state.sort).map(({ chat }) => chat);
  return { chats, total: chats.length };
}
