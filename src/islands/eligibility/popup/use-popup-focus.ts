import { useEffect, useRef, type RefObject } from 'react';
import { faultSelector } from '../../../ui/error.styles';
import { nextInLoop } from './focus-trap';

/**
 * The focus goes to the dialog when it opens, to what went wrong where there is something, and stays in it while it is
 * open: what lies behind it could not be seen. When it leaves, `onLeave` puts the focus back, unless the visitor has
 * already taken it elsewhere.
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
    const dialog = box.current;
    if (!open || dialog === null) return;
    const first = dialog.querySelector<HTMLElement>(faultSelector) ?? dialog;
    first.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.defaultPrevented) return;
      const next = nextInLoop(dialog, document.activeElement, event.shiftKey);
      if (next === null) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      const { activeElement } = document;
      const nowhere = activeElement === null || activeElement === document.body;
      if (nowhere || dialog.contains(activeElement)) leave.current();
    };
  }, [open, box]);
}
