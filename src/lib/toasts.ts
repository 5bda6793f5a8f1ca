import { useSyncExternalStore } from 'react';

let expected = false;
const watchers = new Set<() => void>();

/** Loads the toast component while there is still a network. */
export function expectNotices(): void {
  expected = true;
  watchers.forEach((watcher) => watcher());
}

export function useNoticesExpected(): boolean {
  return useSyncExternalStore(
    watch,
    () => expected,
    () => false,
  );
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
