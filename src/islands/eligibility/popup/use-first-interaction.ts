import { useEffect, useRef, type RefObject } from 'react';

const signs = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const;

/** Calls `onUse` when the visitor touches, types or scrolls in an element; Escape is no use of it. */
export function useFirstUse(box: RefObject<HTMLElement | null>, onUse: () => void): void {
  const use = useRef(onUse);
  useEffect(() => {
    use.current = onUse;
  });

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const onSign = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') return;
      use.current();
    };
    for (const sign of signs) element.addEventListener(sign, onSign, { passive: true });
    return () => {
      for (const sign of signs) element.removeEventListener(sign, onSign);
    };
  }, [box]);
}
