import { useEffect, useRef, type RefObject } from 'react';

/** Who is so near the end is at it, in CSS pixels. */
const nearEnd = 40;

/**
 * Keeps the latest message in sight, where the pane of messages scrolls. On phones the page scrolls: there only opening a thread goes
 * to its end, as what comes in later must not move the words somebody is writing.
 */
export function useLatestInSight(messages: RefObject<HTMLElement | null>, total: number): void {
  const opened = useRef(false);
  useEffect(() => {
    messages.current?.scrollTo({ top: messages.current.scrollHeight });
    const page = document.scrollingElement;
    if (!opened.current) page?.scrollTo({ top: page.scrollHeight });
    opened.current = true;
  }, [messages, total]);

  // A line more above or below it must not push the end out of sight of who is there.
  useEffect(() => {
    const pane = messages.current;
    if (!pane) return;
    let isAtEnd = true;
    const look = () => {
      isAtEnd = pane.scrollHeight - pane.scrollTop - pane.clientHeight < nearEnd;
    };
    const resized = new ResizeObserver(() => {
      if (isAtEnd) pane.scrollTo({ top: pane.scrollHeight });
    });
    pane.addEventListener('scroll', look, { passive: true });
    resized.observe(pane);
    return () => {
      pane.removeEventListener('scroll', look);
      resized.disconnect();
    };
  }, [messages]);
}
