import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False in the built page and during hydration, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
