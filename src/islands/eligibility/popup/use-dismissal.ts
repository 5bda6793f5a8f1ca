import { useEffect, useRef, type RefObject } from 'react';

/** Calls `onDismiss` on Escape and on a click outside that also began outside, so that selecting text does not dismiss. */
export function useDismissal(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: () => void,
): void {
  const latestOnDismiss = useRef(onDismiss);
  useEffect(() => {
    latestOnDismiss.current = onDismiss;
  });

  useEffect(() => {
    if (!isOpen) return;
    const isOutside = ({ target }: Event) =>
      target instanceof Element && target.isConnected && !box.current?.contains(target);
    let hasBegunOutside = false;
    const onMouseDown = (event: MouseEvent) => {
      hasBegunOutside = isOutside(event);
    };
    const onClick = (event: MouseEvent) => {
      // An eligibility link prevents the default, because it opens the dialog itself.
      if (hasBegunOutside && isOutside(event) && !event.defaultPrevented) latestOnDismiss.current();
      hasBegunOutside = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // The focus returns to the opener only from inside the dialog.
      box.current?.focus({ preventScroll: true });
      latestOnDismiss.current();
    };
    document.addEventListener('mousedown', onMouseDown);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('mousedown', onMouseDown);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, box]);
}
