import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether React renders the built page, or what must match it at first. */
export function useIsBuiltPage(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
}
