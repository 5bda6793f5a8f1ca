import { useEffect, useRef, type RefObject } from 'react';
import { errorSelector } from '../../../ui/error.styles';

const focusable = 'a[href], button, input, select, textarea';

/**
 * Moves the focus into the dialog when it opens, to an error if there is one, and keeps Tab inside. When it closes,
 * `onSubmit` returns the focus, unless the visitor has moved it elsewhere.
 */
export function usePopupFocus(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onLeave: () => void,
): void {
  const latestOnLeave = useRef(onLeave);
  useEffect(() => {
    latestOnLeave.current = onLeave;
  });

  useEffect(() => {
    const dialog = box.current;
    if (!isOpen || dialog === null) return;
    const error = dialog.querySelector<HTMLElement>(errorSelector);
    (error ?? dialog).focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.defaultPrevented) return;
      const next = findNextInLoop(dialog, document.activeElement, event.shiftKey);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      const { activeElement } = document;
      const isNowhere = activeElement === null || activeElement === document.body;
      if (isNowhere || dialog.contains(activeElement)) latestOnLeave.current();
    };
  }, [isOpen, box]);
}

/** The control that Tab leads to from the dialog's edges and from outside; undefined if the browser's choice is right. */
function findNextInLoop(dialog: HTMLElement, current: Element | null, isBackward: boolean) {
  const controls = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) =>
      !control.matches(':disabled, [tabindex="-1"], [type="hidden"]') &&
      control.closest('[hidden]') === null,
  );
  if (isBackward) controls.reverse();
  const isAtEdge = current === controls[controls.length - 1] || (isBackward && current === dialog);
  return isAtEdge || !dialog.contains(current) ? controls[0] : undefined;
}
