import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus back to the button that asked a question (`isAsked`) in its place, as soon as that is answered and the button is there again. */
export function useFocusBack(isAsked: boolean): RefObject<HTMLButtonElement> {
  const button = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (!isAsked && wasAsked.current) button.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  return button;
}
