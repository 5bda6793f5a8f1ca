import { useMemo } from 'react';
import type { Chat, ChatsAnswer } from '../../../../contract/inbox/schema';
import { chatLimits } from '../../../../contract/shared/list-limits';
import { factsOf, inOrder, letsThrough } from '../../../../contract/inbox/filter';
import { facts } from '../../../site/facts';
import { useListPage } from '../../api/use-list-page';
import type { StaffKey } from '../../api/staff-fetcher';
import { latestChats, useChats } from '../../api/use-latest-threads';
import { useStaff } from '../../hooks/session/use-staff';
import { chatsPath, type InboxState } from '../params';

/** What the list is asked for by; of what is unread only the browser knows, so that the latest are asked for. */
export function chatsKey(state: InboxState): StaffKey {
  const path = chatsPath(state, state.page);
  return state.query === '' ? path : [path, state.query];
}

/** Threads on one page of the list: as many as a poll brings. */
export const pageSize = chatLimits.usual;

/** The page a thread at this place of the list is on. */
export function pageOf(index: number): number {
  return Math.floor(Math.max(0, index) / pageSize) + 1;
}

/**
 * One page of the threads that the address asks for, from the server, polled.
 * @returns data what is on it, and how many there are in all, undefined while it loads; isOld while it is still what was asked for
 * before; reach: how many of the latest threads were looked through where only this browser knows, null where all were
 */
export function useListed(state: InboxState, unreadIn: (chat: Chat) => number) {
  const key = chatsKey(state);
  const polled = useChats();
  const asked = useListPage<ChatsAnswer>(
    state.unread ? null : key,
    key === latestChats ? 0 : facts.pollEvery,
  );
  const unread = useUnreadOnes(state.unread ? polled.data : undefined, state, unreadIn);
  const { data, error, isOld, mutate } = state.unread
    ? { ...polled, data: unread, isOld: false }
    : asked;
  return {
    data,
    error: error as unknown,
    isOld,
    retry: () => mutate(),
    reach: state.unread ? reachOf(polled.data) : null,
    lastPage: pageOf((data?.total ?? 0) - 1),
  };
}

/** What is unread only this browser knows: it is looked for among the latest threads, by the rules of the server. */
function useUnreadOnes(
  answer: ChatsAnswer | undefined,
  state: InboxState,
  unreadIn: (chat: Chat) => number,
): ChatsAnswer | undefined {
  const me = useStaff().user.email?.toLowerCase() ?? '';
  const listed = useMemo(
    () => answer?.chats.map((chat) => ({ ...factsOf(chat), chat })) ?? [],
    [answer],
  );
  if (!answer) return undefined;
  const passes = letsThrough(state, me);
  const found = listed.filter(
    // Reading the open one does not take it out of the list.
    (one) => passes(one) && (unreadIn(one.chat) > 0 || one.chat.userId === state.thread),
  );
  const chats = inOrder(found, state.sort).map(({ chat }) => chat);
  return { chats, total: chats.length };
}

function reachOf(answer: ChatsAnswer | undefined): number | null {
  return answer && answer.total > answer.chats.length ? answer.chats.length : null;
}
