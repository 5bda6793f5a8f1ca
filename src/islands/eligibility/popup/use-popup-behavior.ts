import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { errorSelector } from '../../../ui/fields/error-summary';

type PopupBehavior = {
  onDismiss: () => void;
  onLeave: () => void;
};

export function usePopupBehavior(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  callbacks: PopupBehavior,
): void {
  const latest = useRef(callbacks);
  useEffect(() => {
    latest.current = callbacks;
  });

  // With the dialog itself, so that Escape works from the start.
  useLayoutEffect(() => {
    if (!isOpen || box.current === null) return;
    return dismissOutside(box.current, () => latest.current.onDismiss());
  }, [isOpen, box]);

  useEffect(() => {
    const dialog = box.current;
    if (!isOpen || dialog === null) return;
    const stop = [keepFocusInside(dialog), stayAboveKeyboard(dialog)];
    return () => {
      stop.forEach((remove) => remove());
      const { activeElement } = document;
      const hasLostFocus = activeElement === null || activeElement === document.body;
      // Unless the visitor has moved the focus elsewhere.
      if (hasLostFocus || dialog.contains(activeElement)) latest.current.onLeave();
    };
  }, [isOpen, box]);
}

/** Moves the focus into the dialog, to an error if there is one, and keeps Tab inside. */
function keepFocusInside(dialog: HTMLElement): () => void {
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
  return () => document.removeEventListener('keydown', onKeyDown);
}

const focusable = 'a[href], button, input, select, textarea';

/** The control that Tab moves to from the dialog's edges and from outside; undefined if the browser's choice is right. */
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

/**
 * Dismisses on Escape, on a link that may lead to a part of the same page behind the dialog, and on a click outside that also began
 * outside, so that selecting text does not dismiss.
 */
function dismissOutside(dialog: HTMLElement, onDismiss: () => void): () => void {
  const isOutside = ({ target }: Event) =>
    target instanceof Element && target.isConnected && !dialog.contains(target);
  let hasStartedOutside = false;
  const onMouseDown = (event: MouseEvent) => {
    hasStartedOutside = isOutside(event);
  };
  const onClick = (event: MouseEvent) => {
    // An eligibility link prevents the default, because it opens the dialog itself.
    const isDismissed = (hasStartedOutside && isOutside(event)) || leadsToPagePart(event);
    if (isDismissed && !event.defaultPrevented) onDismiss();
    hasStartedOutside = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // The focus returns to the opener only from inside the dialog.
    dialog.focus({ preventScroll: true });
    onDismiss();
  };
  document.addEventListener('mousedown', onMouseDown);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('mousedown', onMouseDown);
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKeyDown);
  };
}

const leadsToPagePart = ({ target }: Event) =>
  target instanceof Element && target.closest('a[href*="#"]') !== null;

/**
 * Keeps the dialog above a phone's keyboard, which covers the page without resizing it: --keyboard is the covered height,
 * --room the height that is left.
 */
function stayAboveKeyboard(dialog: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => undefined;
  const update = () => {
    // A visitor who has zoomed in also sees less, but not because of a keyboard.
    const isZoomed = viewport.scale > 1.01;
    const covered = isZoomed ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
    dialog.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    if (isZoomed) dialog.style.removeProperty('--room');
    else dialog.style.setProperty('--room', `${Math.round(viewport.height)}px`);
    const field = dialog.querySelector(':is(input, textarea, select):focus');
    field?.scrollIntoView({ block: 'nearest' });
  };
  update();
  viewport.addEventListener('resize', update);
  viewport.addEventListener('scroll', update);
  return () => {
    viewport.removeEventListener('resize', update);
    viewport.removeEventListener('scroll', update);
  };
}
