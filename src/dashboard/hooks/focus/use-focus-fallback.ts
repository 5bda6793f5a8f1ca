import { useEffect, useRef } from 'react';

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
