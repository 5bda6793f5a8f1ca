import { useSyncExternalStore, type RefObject } from 'react';

/**
 * Whether a details element is open, also when it was opened before this script came; undefined in the built page,
 * where the element speaks for itself.
 */
export function useDetailsOpen(details: RefObject<HTMLDetailsElement>): boolean | undefined {
  const subscribe = (listener: () => void) => {
    const element = details.current;
    element?.addEventListener('toggle', listener);
    return () => element?.removeEventListener('toggle', listener);
  };
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => details.current?.open ?? false,
    () => undefined,
  );
}
