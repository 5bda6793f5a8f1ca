import { useSyncExternalStore } from 'react';

let isNeeded = false;
const watchers = new Set<() => void>();

/** Loads the toast component while there is still a network. */
export function loadToasts(): void {
  isNeeded = true;
  watchers.forEach((watcher) => watcher());
}

export function useNeedsToasts(): boolean {
  return useSyncExternalStore(
    watch,
    () => isNeeded,
    () => false,
  );
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
