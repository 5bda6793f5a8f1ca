import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the built page and during hydration, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
