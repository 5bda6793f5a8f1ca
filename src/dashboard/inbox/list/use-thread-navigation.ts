import { useEffect, useRef } from 'react';
import type { Chat } from '../../../../contract/inbox/schema';

type ListPosition = {
  /** Undefined while the page loads. */
  chats: readonly Chat[] | undefined;
  selected: string | null;
  page: number;
  lastPage: number;
};

/**
 * Returns a function that opens the next (1) or previous (-1) thread, also across pages. If the open thread has left the
 * list, the thread that took its place counts as next.
 */
export function useThreadNavigation(
  { chats, selected, page, lastPage }: ListPosition,
  goTo: (target: { thread: string } | { page: number }) => void,
): (step: 1 | -1) => void {
  // Refs, because keys can repeat faster than threads open.
  const openId = useRef(selected);
  const lastIndex = useRef(-1);
  const pendingPage = useRef<{ page: number; edge: 'first' | 'last' } | null>(null);

  const selectedIndex = chats?.findIndex(({ userId }) => userId === selected) ?? -1;
  useEffect(() => {
    if (selectedIndex !== -1) lastIndex.current = selectedIndex;
  }, [selectedIndex]);

  useEffect(() => {
    openId.current = selected;
    pendingPage.current = null;
  }, [selected]);

  const open = ({ userId }: Chat) => {
    openId.current = userId;
    goTo({ thread: userId });
  };

  useEffect(() => {
    if (!chats || pendingPage.current?.page !== page) return;
    const chat = chats.at(pendingPage.current.edge === 'first' ? 0 : -1);
    pendingPage.current = null;
    if (chat) open(chat);
  });

  return (step) => {
    if (!chats || pendingPage.current) return;
    const start = openId.current ?? getFocusedThread();
    const found = chats.findIndex(({ userId }) => userId === start);
    const from = found !== -1 ? found : step === 1 ? lastIndex.current - 1 : lastIndex.current;
    const index = start === null ? 0 : Math.max(from + step, found === -1 ? 0 : -1);
    const next = index >= 0 ? chats[index] : undefined;
    if (next) return open(next);
    const nextPage = page + step;
    if (found === -1 || nextPage < 1 || nextPage > lastPage) return;
    pendingPage.current = { page: nextPage, edge: step === 1 ? 'first' : 'last' };
    goTo({ page: nextPage });
  };
}

/** The thread whose row has the focus. */
export function getFocusedThread(): string | null {
  return document.activeElement?.closest<HTMLElement>('[data-thread]')?.dataset.thread ?? null;
}
