import { useEffect, useMemo, useRef } from 'react';
import type { Chat } from '../../../contract/chats';
import { useStaff } from '../parts/staff';
import { filterChats } from './filter-chats';
import type { InboxState } from './inbox-address';
import { pageOf, pageSize } from './pager';
import { searchChats } from './search-chats';

/**
 * The list that a search, a filter and an order make of the threads.
 * @returns found all of it; page the one to show, no further than there are; shown what is on it; neighbour the thread before (-1)
 * or after (1) the open one, with its page: from one that the list has lost, the one that has taken its place
 */
export function useListed(
  chats: readonly Chat[] | undefined,
  state: InboxState,
  unreadIn: (chat: Chat) => number,
) {
  const me = useStaff().user.email?.toLowerCase() ?? '';
  // Searched again only when the threads or the words change.
  const matching = useMemo(() => searchChats(chats ?? [], state.query), [chats, state.query]);
  const found = filterChats(matching, state, { me, selected: state.thread, unreadIn });
  const page = Math.min(state.page, pageOf(found.length - 1));
  const at = found.findIndex(({ userId }) => userId === state.thread);
  const lastAt = useRef(-1);

  useEffect(() => {
    if (at !== -1) lastAt.current = at;
  }, [at]);

  const neighbour = (step: 1 | -1): { userId: string; page: number } | null => {
    const from = at !== -1 ? at : step === 1 ? lastAt.current - 1 : lastAt.current;
    const index = state.thread === null ? 0 : Math.max(0, from + step);
    const next = found[index];
    return next && next.userId !== state.thread
      ? { userId: next.userId, page: pageOf(index) }
      : null;
  };

  return { found, page, shown: found.slice((page - 1) * pageSize, page * pageSize), neighbour };
}
