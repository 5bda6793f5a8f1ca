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

/** Stores a value, or removes it for null, and notifies this tab; the browser notifies other tabs. */
export function writeStored(key: string, value: string | null): void {
  if (readStored(key) === value) return;
  fallback.delete(key);
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    if (value !== null) fallback.set(key, value);
  }
  for (const listener of listeners) listener();
}

/** Subscribes to changes of any value, in this tab, another, or before the browser's Back; returns the function that unsubscribes. */
export function subscribeStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}
