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

/** Returns the focus to a button that was replaced by a confirmation, once that is closed. */
export function useReturnFocus(isConfirmOpen: boolean): RefObject<HTMLButtonElement> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isConfirmOpen && wasOpen.current) button.current?.focus();
    wasOpen.current = isConfirmOpen;
  }, [isConfirmOpen]);
  return button;
}

/** Scrolls a new entry to the middle of the screen, where neither the sticky header nor the composer covers it. */
export function useScrollIntoView<Element extends HTMLElement>(isNew: boolean): RefObject<Element> {
  const entry = useRef<Element>(null);
  useEffect(() => {
    if (isNew) entry.current?.scrollIntoView({ block: 'center' });
  }, [isNew]);
  return entry;
}
