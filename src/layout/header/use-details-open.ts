import { useSyncExternalStore, type RefObject } from 'react';

/** The state of a details element, also if it was opened before hydration; undefined in the built page. */
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
