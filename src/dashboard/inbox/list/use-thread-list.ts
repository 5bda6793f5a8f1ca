import { useState } from 'react';
import { facts } from '../../../shared/facts';
import { useListPage } from '../../api/swr-hooks';
import { firstPage, toPageInput, type InboxState } from '../params';

/** One page of the thread list, polled, and how to turn it. */
export function useThreadList(state: InboxState) {
  const list = toPageInput(state);
  // The layout already polls the latest threads.
  const isLatest = list.search === '' && Object.keys(list.query).length === 0;
  const { mutate, ...page } = useListPage('GET /chats', list, isLatest ? 0 : facts.pollInterval);
  // Each opened thread makes another list of unread threads, with the same rows.
  const key = JSON.stringify({ ...state, thread: null });
  const [shownKey, setShownKey] = useState(key);
  if (!page.isStale && shownKey !== key) setShownKey(key);
  const { newer = null, older = null } = page.data ?? {};
  return {
    ...page,
    isStale: page.isStale && shownKey !== key,
    retry: mutate,
    previousPage: newer === null ? null : { ...firstPage, before: newer },
    nextPage: older === null ? null : { ...firstPage, after: older },
  };
}
