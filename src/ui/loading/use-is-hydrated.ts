import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the built page and while the browser takes it over, then true: for what must not differ between the two. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
