import { useSyncExternalStore } from 'react';

let expected = false;
const watchers = new Set<() => void>();

/**
 * Tells the page that something on it may want to notify: what shows notifications is then fetched, while there is still a
 * network, and stays for as long as the document lives.
 */
export function expectNotices(): void {
  expected = true;
  watchers.forEach((watcher) => watcher());
}

/** Whether anything on the page may want to notify. */
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
