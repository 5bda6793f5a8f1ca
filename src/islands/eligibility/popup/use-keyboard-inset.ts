import { useEffect, type RefObject } from 'react';

/**
 * Keeps the dialog above a phone's keyboard, which covers the page without resizing it: --keyboard is the covered height,
 * --room the height that is left.
 */
export function useKeyboardInset(box: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!isOpen || !viewport) return;
    const update = () => {
      // A visitor who has zoomed in also sees less, but not because of a keyboard.
      const isZoomed = viewport.scale > 1.01;
      const covered = isZoomed ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      const style = box.current?.style;
      style?.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
      if (isZoomed) style?.removeProperty('--room');
      else style?.setProperty('--room', `${Math.round(viewport.height)}px`);
      const field = box.current?.querySelector(':is(input, textarea, select):focus');
      field?.scrollIntoView({ block: 'nearest' });
    };
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
    };
  }, [isOpen, box]);
}
