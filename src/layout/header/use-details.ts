import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

/**
 * The state of a details element, which Escape closes. `isOpen` is undefined in the built page, because the element may be
 * opened before hydration.
 */
export function useDetails() {
  const ref = useRef<HTMLDetailsElement>(null);
  const subscribe = (listener: () => void) => {
    const details = ref.current;
    details?.addEventListener('toggle', listener);
    return () => details?.removeEventListener('toggle', listener);
  };
  const isOpen = useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => ref.current?.open ?? false,
    () => undefined,
  );

  const close = useCallback(() => {
    if (ref.current !== null) ref.current.open = false;
  }, []);
  const closeAndFocus = useCallback(() => {
    close();
    ref.current?.querySelector('summary')?.focus();
  }, [close]);

  useEffect(() => {
    if (isOpen !== true) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeAndFocus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, closeAndFocus]);

  return { ref, isOpen, close, closeAndFocus };
}
