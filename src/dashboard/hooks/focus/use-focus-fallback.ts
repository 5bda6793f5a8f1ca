import { useEffect, useRef } from 'react';

/** Gives the focus to `target` when something has changed that took away what had it: else it would begin at the page's top. */
export function useFocusAfter(state: string, target: () => HTMLElement | null): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body) {
      target()?.focus({ preventScroll: true });
    }
    before.current = state;
  }, [state, target]);
}
