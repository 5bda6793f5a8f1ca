import { useMemo } from 'react';
import type { Chat, ChatsResponse } from '../../../../contract/inbox/schema';
import { chatLimits } from '../../../../contract/shared/list-limits';
import { toFilterable, sortThreads, matchesFilter } from '../../../../contract/inbox/filter';
import { facts } from '../../../site/facts';
import { useListPage } from '../../api/swr-hooks';
import type { StaffKey } from '../../api/staff-fetcher';
import { latestThreadsPath, useLatestThreads } from '../../api/badge-counts';
import { useStaff } from '../../hooks/session/use-staff';
import { chatsPath, type InboxState } from '../params';

export const pageSize = chatLimits.default;

export function toListKey(state: InboxState): StaffKey {
  const path = chatsPath(state, state.page);
  return state.query === '' ? path : [path, state.query];
}

/**
 * One page of the thread list, polled. Unread state is known only to this browser, so the unread filter searches the
 * latest threads instead of asking the server; `searchedCount` is then how many those are, or null if they are all.
 */
export function useThreadList(state: InboxState, getUnreadCount: (chat: Chat) => number) {
  const key = toListKey(state);
  const latest = useLatestThreads();
  // The layout already polls the latest threads.
  const page = useListPage<ChatsResponse>(
    state.unread ? null : key,
    key === latestThreadsPath ? 0 : facts.pollEvery,
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

function useUnreadThreads(
  latest: ChatsResponse | undefined,
  state: InboxState,
  getUnreadCount: (chat: Chat) => number,
): ChatsResponse | undefined {
  const me = useStaff().user.email?.toLowerCase() ?? '';
  const candidates = useMemo(
    () => latest?.chats.map((chat) => ({ ...toFilterable(chat), chat })) ?? [],
    [latest],
  );
  if (!latest) return undefined;
  const matches = matchesFilter(state, me);
  const unread = candidates.filter(
    // The open thread stays in the list although it has been read.
    (one) => matches(one) && (getUnreadCount(one.chat) > 0 || one.chat.userId === state.thread),
  );
  const chats = sortThreads(unread, state.sort).map(({ chat }) => chat);
  return { chats, total: chats.length };
}
