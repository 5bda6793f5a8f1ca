import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A button that opens content next to it. Escape (focus returns to the button), an outside click, and leaving focus close it. `root` wraps
 * the button and its content; the button comes first.
 */
export function useDisclosure<Root extends HTMLElement>() {
  const [open, setOpen] = useState(false);
  const root = useRef<Root>(null);
  const close = useCallback(() => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  }, []);

  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // One Escape closes one thing.
      event.preventDefault();
      close();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape, true);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape, true);
    };
  }, [open, close]);

  return { open, root, close, toggle: () => setOpen(!open) };
}
