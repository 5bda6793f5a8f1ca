import { useEffect, useRef, type RefObject } from 'react';
import { eligibilityLinkAt } from '../eligibility-link';

/**
 * Escape, and clicks outside of the dialog that also began outside: who selects text and lets go beside the dialog wants
 * to keep it. A link that opens the dialog does not close it.
 */
export function useDismissal(
  box: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: () => void,
): void {
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });

  useEffect(() => {
    if (!open) return;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Element &&
      target.isConnected &&
      !box.current?.contains(target) &&
      eligibilityLinkAt(target) === null;
    const since = performance.now();
    let pressedInside = false;
    const onPress = (event: PointerEvent) => {
      pressedInside = !isOutside(event.target);
    };
    const onClick = (event: MouseEvent) => {
      // The click that opened the dialog is still on its way up to the document.
      const opening = event.timeStamp <= since;
      if (!opening && !pressedInside && isOutside(event.target)) dismiss.current();
      pressedInside = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Wherever the focus is, it goes back to where the dialog was opened.
      box.current?.focus({ preventScroll: true });
      dismiss.current();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, box]);
}
