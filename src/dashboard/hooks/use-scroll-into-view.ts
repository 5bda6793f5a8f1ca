import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls a new entry to the middle of the screen, where neither the sticky header nor the composer covers it. */
export function useScrollIntoView<Element extends HTMLElement>(isNew: boolean): RefObject<Element> {
  const entry = useRef<Element>(null);
  useEffect(() => {
    if (isNew) entry.current?.scrollIntoView({ block: 'center' });
  }, [isNew]);
  return entry;
}
