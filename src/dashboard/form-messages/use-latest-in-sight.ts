import { useEffect, useRef, type RefObject } from 'react';

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
}
