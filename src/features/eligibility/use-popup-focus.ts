import { useEffect, useRef, type RefObject } from 'react';

/**
 * The focus goes to the dialog when it opens. When it leaves, `onLeave` puts the focus back, unless the visitor has already
 * taken it elsewhere.
 */
export function usePopupFocus(
  box: RefObject<HTMLElement | null>,
  open: boolean,
  onLeave: () => void,
): void {
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });

  useEffect(() => {
    if (!open) return;
    box.current?.focus({ preventScroll: true });
    const dialog = box.current;
    return () => {
      const { activeElement } = document;
      const nowhere = activeElement === null || activeElement === document.body;
      if (nowhere || dialog?.contains(activeElement)) leave.current();
    };
  }, [open, box]);
}
