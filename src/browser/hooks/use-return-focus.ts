import { useEffect, useRef, type RefObject } from 'react';

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
