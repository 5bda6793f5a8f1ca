import { useEffect, type RefObject } from 'react';

/**
 * Keeps the dialog above the keyboard of a phone, which covers the page without making it smaller: --keyboard is the height
 * that it covers, --room the height that is left.
 */
export function useKeyboardInset(box: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!open || !viewport) return;
    const fit = () => {
      // While the visitor zooms in, the visible part is small for another reason.
      const zoomed = viewport.scale > 1.01;
      const covered = zoomed ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      const style = box.current?.style;
      style?.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
      if (zoomed) style?.removeProperty('--room');
      else style?.setProperty('--room', `${Math.round(viewport.height)}px`);
      keepInView(box.current);
    };
    fit();
    viewport.addEventListener('resize', fit);
    viewport.addEventListener('scroll', fit);
    return () => {
      viewport.removeEventListener('resize', fit);
      viewport.removeEventListener('scroll', fit);
    };
  }, [open, box]);
}

/** The keyboard may have come up over the very field it came for. */
function keepInView(box: HTMLElement | null): void {
  const { activeElement } = document;
  if (!box?.contains(activeElement) || !activeElement?.matches('input, textarea, select')) return;
  activeElement.scrollIntoView({ block: 'nearest' });
}
