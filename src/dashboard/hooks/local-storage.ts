import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** Values that the browser did not store because storage is off or full. They last until the page is left. */
const fallback = new Map<string, string>();

export function readStored(key: string): string | null {
  const value = fallback.get(key);
  if (value !== undefined) return value;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value and notifies this tab; the browser notifies other tabs. */
export function writeStored(key: string, value: string): void {
  if (readStored(key) === value) return;
  try {
    window.localStorage.setItem(key, value);
    fallback.delete(key);
  } catch {
    fallback.set(key, value);
  }
  for (const listener of listeners) listener();
}

/** A stored value, kept in sync with this tab and others. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
