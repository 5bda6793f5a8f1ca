import { useEffect, useRef, type RefObject } from 'react';

/** Who is so near the end is at it, in CSS pixels. */
const nearEnd = 40;

/**
 * Keeps the latest message in sight, where the pane of messages scrolls. On phones the page scrolls: there only opening a thread goes
 * to its end, as what comes in later must not move the words somebody is writing.
 * @param hasEarlier whoever has called up earlier messages is reading those: unless they are at the end, what comes in leaves them there
 */
export function useLatestInSight(
  messages: RefObject<HTMLElement | null>,
  total: number,
  hasEarlier: boolean,
): void {
  const opened = useRef(false);
  const isAtEnd = useRef(true);
  const stays = useRef(false);
  useEffect(() => {
    stays.current = hasEarlier;
  }, [hasEarlier]);
  useEffect(() => {
    if (!stays.current || isAtEnd.current) {
      messages.current?.scrollTo({ top: messages.current.scrollHeight });
    }
    const page = document.scrollingElement;
    if (!opened.current) page?.scrollTo({ top: page.scrollHeight });
    opened.current = true;
  }, [messages, total]);

  // A line more above or below it must not push the end out of sight of who is there.
  useEffect(() => {
    const pane = messages.current;
    if (!pane) return;
    const look = () => {
      isAtEnd.current = pane.scrollHeight - pane.scrollTop - pane.clientHeight < nearEnd;
    };
    const resized = new ResizeObserver(() => {
      if (isAtEnd.current) pane.scrollTo({ top: pane.scrollHeight });
    });
    pane.addEventListener('scroll', look, { passive: true });
    resized.observe(pane);
    return () => {
      pane.removeEventListener('scroll', look);
      resized.disconnect();
    };
  }, [messages]);
}
