import { useEffect, useRef } from 'react';
import type { Chat } from '../../../contract/chats';

type Listed = {
  /** The page of the list that is there; undefined while it loads or is still another one. */
  chats: readonly Chat[] | undefined;
  selected: string | null;
  page: number;
  lastPage: number;
};

/**
 * Going from the open thread to the one before (-1) or after (1) it in the list, also over the edge of a page; from one that the list
 * has lost, to the one that has taken its place.
 * @param goTo opens a thread of this page, or another page
 */
export function useNeighbour(
  { chats, selected, page, lastPage }: Listed,
  goTo: (place: { thread: string } | { page: number }) => void,
): (step: 1 | -1) => void {
  const at = chats?.findIndex(({ userId }) => userId === selected) ?? -1;
  const lastAt = useRef(-1);
  /** Which end of which page is wanted, as soon as that page is there. */
  const edge = useRef<{ page: number; end: 'first' | 'last' } | null>(null);

  useEffect(() => {
    if (at !== -1) lastAt.current = at;
  }, [at]);

  useEffect(() => {
    if (!chats || edge.current?.page !== page) return;
    const wanted = edge.current.end === 'first' ? chats[0] : chats.at(-1);
    edge.current = null;
    if (wanted) goTo({ thread: wanted.userId });
  });

  return (step) => {
    if (!chats) return;
    const from = at !== -1 ? at : step === 1 ? lastAt.current - 1 : lastAt.current;
    const index = selected === null ? 0 : from + step;
    const next = chats[Math.max(0, index)];
    if (index >= 0 && next && next.userId !== selected) return goTo({ thread: next.userId });
    const other = page + step;
    if (at === -1 || other < 1 || other > lastPage) return;
    edge.current = { page: other, end: step === 1 ? 'first' : 'last' };
    goTo({ page: other });
  };
}
