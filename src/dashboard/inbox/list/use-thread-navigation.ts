import { useEffect, useRef } from 'react';
import type { Chat } from '../../../../contract/inbox/schema';

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
 *
 * Tables go by `parts/list/use-open-row.ts` instead, from where a row stood when it was opened: there it is one's own work that moves it.
 * This list is moved by what others write, a thread at a time to its top: who went on from how it stood would be led up again to each, so
 * one counts from where the open thread stands now. And keys go through it faster than threads open: each press counts from the last.
 * @param goTo opens a thread of this page, or another page
 */
export function useNeighbour(
  { chats, selected, page, lastPage }: Listed,
  goTo: (place: { thread: string } | { page: number }) => void,
): (step: 1 | -1) => void {
  const lastAt = useRef(-1);
  /** The thread that was asked for last: what is pressed before it is open counts from there. */
  const going = useRef<string | null>(null);
  /** Which end of which page is wanted, as soon as that page is there, and how far from it one has gone on meanwhile. */
  const edge = useRef<{ page: number; end: 'first' | 'last'; beyond: number } | null>(null);

  const at = chats?.findIndex(({ userId }) => userId === selected) ?? -1;
  useEffect(() => {
    if (at !== -1) lastAt.current = at;
  }, [at]);

  // It is open, or somebody has opened another one meanwhile.
  useEffect(() => {
    going.current = null;
    edge.current = null;
  }, [selected]);

  const open = (chat: Chat | undefined) => {
    if (!chat) return;
    going.current = chat.userId;
    goTo({ thread: chat.userId });
  };

  useEffect(() => {
    if (!chats || edge.current?.page !== page) return;
    const { end, beyond } = edge.current;
    const wanted = (end === 'first' ? 0 : chats.length - 1) + beyond;
    edge.current = null;
    open(chats[Math.min(Math.max(0, wanted), chats.length - 1)]);
  });

  return (step) => {
    if (edge.current) edge.current.beyond += step;
    if (!chats || edge.current) return;
    // Where none is open one goes on from the row that one has come back to.
    const here = going.current ?? selected ?? focusedThread();
    const found = chats.findIndex(({ userId }) => userId === here);
    const from = found !== -1 ? found : step === 1 ? lastAt.current - 1 : lastAt.current;
    const index = here === null ? 0 : from + step;
    const next = chats[Math.max(0, index)];
    if (index >= 0 && next && next.userId !== here) return open(next);
    const other = page + step;
    if (found === -1 || other < 1 || other > lastPage) return;
    edge.current = { page: other, end: step === 1 ? 'first' : 'last', beyond: 0 };
    goTo({ page: other });
  };
}

/** The thread whose row has the focus; null: none's has. */
export function focusedThread(): string | null {
  return document.activeElement?.closest<HTMLElement>('[data-thread]')?.dataset.thread ?? null;
}
