import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** True while React renders the built page, or an element that must match it at first. */
export function useIsBuiltPage(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
}
