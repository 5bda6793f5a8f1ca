const listeners = new Set<() => void>();
/** Where a browser refuses storage, or has no room, the values last until the page is left. */
const memory = new Map<string, string>();

export function readStored(key: string): string | null {
  // First of all: a full storage still gives the value before.
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value and tells this tab; other tabs hear of it from the browser. Does nothing when nothing changes. */
export function writeStored(key: string, value: string): void {
  if (readStored(key) === value) return;
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
  for (const listener of listeners) listener();
}

/** Calls back when any value changes, in this tab or another; returns how to stop. */
export function subscribeStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
