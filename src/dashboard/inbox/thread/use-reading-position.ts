import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps what is being read where it is on the screen when earlier messages come above it: in the pane where that scrolls, on phones in
 * the page. Not every browser does so by itself, and none at the very top.
 * @param first id of the first message shown (`data-message`)
 */
export function useReadingPlace(
  messages: RefObject<HTMLElement | null>,
  first: string | undefined,
): void {
  const last = useRef<{ id: string; top: number } | null>(null);
  // With every drawing: the line above the messages changes too.
  useLayoutEffect(() => {
    const pane = messages.current;
    if (!pane || first === undefined) return;
    const topOf = (id: string): number | null => {
      const items = [...pane.querySelectorAll<HTMLElement>('[data-message]')];
      const item = items.find(({ dataset }) => dataset.message === id);
      if (!item) return null;
      const { top } = item.getBoundingClientRect();
      return top - pane.getBoundingClientRect().top + pane.scrollTop;
    };
    const before = last.current;
    const now = before === null || before.id === first ? null : topOf(before.id);
    if (before !== null && now !== null) {
      const scrolls = getComputedStyle(pane).overflowY === 'auto';
      const scroller = scrolls ? pane : document.scrollingElement;
      scroller?.scrollBy({ top: now - before.top, behavior: 'instant' });
    }
    const top = topOf(first);
    last.current = top === null ? null : { id: first, top };
  });
}
