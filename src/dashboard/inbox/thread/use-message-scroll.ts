import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** CSS pixels from the end at which the reader still counts as being there. */
const endTolerance = 40;

/**
 * Keeps the visible message in place when earlier ones are inserted above it. Safari has no scroll anchoring, and other
 * browsers have none at the top of the pane.
 * @param firstId id of the first message (`data-message`)
 */
export function useStableScroll(pane: RefObject<HTMLElement>, firstId: string | undefined): void {
  const last = useRef<{ id: string; top: number } | null>(null);
  // Runs on every render, because the line above the messages changes too.
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element || firstId === undefined) return;
    const getTop = (id: string): number | null => {
      const items = [...element.querySelectorAll<HTMLElement>('[data-message]')];
      const item = items.find(({ dataset }) => dataset.message === id);
      if (!item) return null;
      return (
        item.getBoundingClientRect().top - element.getBoundingClientRect().top + element.scrollTop
      );
    };
    const top = last.current && last.current.id !== firstId ? getTop(last.current.id) : null;
    if (last.current && top !== null) {
      // Phones scroll the page instead of the pane.
      const isPaneScrollable = getComputedStyle(element).overflowY === 'auto';
      const scroller = isPaneScrollable ? element : document.scrollingElement;
      scroller?.scrollBy({ top: top - last.current.top, behavior: 'instant' });
    }
    const firstTop = getTop(firstId);
    last.current = firstTop === null ? null : { id: firstId, top: firstTop };
  });
}

/**
 * Scrolls to the latest message. The pane follows new messages unless the reader has loaded earlier ones and scrolled up.
 * A page (on phones) scrolls only when the thread and its events have loaded, so that it doesn't move under someone who is typing.
 */
export function useScrollToLatest(
  pane: RefObject<HTMLElement>,
  total: number,
  { hasEarlier, hasEvents }: { hasEarlier: boolean; hasEvents: boolean },
): void {
  const isAtEnd = useRef(true);
  useEffect(() => {
    if (!hasEarlier || isAtEnd.current) pane.current?.scrollTo({ top: pane.current.scrollHeight });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new message scrolls
  }, [pane, total]);
  useEffect(() => {
    const page = document.scrollingElement;
    page?.scrollTo({ top: page.scrollHeight });
  }, [hasEvents]);

  // A reply box that grows must not push the latest message out of view.
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const onScroll = () => {
      const distance = element.scrollHeight - element.scrollTop - element.clientHeight;
      isAtEnd.current = distance < endTolerance;
    };
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTo({ top: element.scrollHeight });
    });
    element.addEventListener('scroll', onScroll, { passive: true });
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [pane]);
}
