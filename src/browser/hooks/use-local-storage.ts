import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored } from '../local-storage';

/** A stored value, kept in sync with this tab and others. */
export function useLocalStorage(key: string): string | null {
  return useSyncExternalStore(
    subscribeStored,
    () => readStored(key),
    () => null,
  );
}
