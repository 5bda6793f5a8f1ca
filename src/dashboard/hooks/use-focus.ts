import { useEffect, useRef, type RefObject } from 'react';

/** Focuses `getTarget()` when `state` changes and the focused element is gone; otherwise the focus would restart at the top of the page. */
export function useFocusFallback(state: string, getTarget: () => HTMLElement | null): void {
  const previous = useRef(state);
  useEffect(() => {
    if (previous.current !== state && document.activeElement === document.body) {
      getTarget()?.focus({ preventScroll: true });
    }
    previous.current = state;
  }, [state, getTarget]);
}

/** Scrolls a new entry to the middle of the screen, where neither the sticky header nor the composer covers it. */
export function useScrollIntoView<Element extends HTMLElement>(isNew: boolean): RefObject<Element> {
  const entry = useRef<Element>(null);
  useEffect(() => {
    if (isNew) entry.current?.scrollIntoView({ block: 'center' });
  }, [isNew]);
  return entry;
}
