import { useEffect, useRef, useState, type RefObject } from 'react';

export type Disclosure<Root extends HTMLElement> = {
  open: boolean;
  toggle: () => void;
  close: () => void;
  /** Goes on the element that holds both the button and what it opens; the button is its first. */
  root: RefObject<Root>;
};

/**
 * What a button opens beside itself: closed by Escape (the focus goes back to the button), by a press outside, and when the
 * focus moves on.
 */
export function useDisclosure<Root extends HTMLElement>(): Disclosure<Root> {
  const [open, setOpen] = useState(false);
  const root = useRef<Root>(null);

  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // One press closes one thing: before the screen hears of it, this one has been used.
      event.preventDefault();
      setOpen(false);
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape, true);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape, true);
    };
  }, [open]);

  return { open, root, toggle: () => setOpen(!open), close: () => setOpen(false) };
}
