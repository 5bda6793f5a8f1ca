import { useLayoutEffect, useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from '../local-storage';

const offKey = 'inboxKeys';

/** Whether the dashboard listens to single keys in this browser; who speaks to the computer turns them off (WCAG 2.1.4). */
export function useKeysOn(): boolean {
  return useSyncExternalStore(
    subscribeStored,
    () => readStored(offKey) !== 'off',
    () => true,
  );
}

/** Turns the single keys on or off for this browser. */
export function setKeysOn(on: boolean): void {
  writeStored(offKey, on ? 'on' : 'off');
}

/** Whether what has the focus takes letters itself: a field, a list of choices. */
function isTyping(element: EventTarget | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (element instanceof HTMLInputElement) return !['radio', 'checkbox'].includes(element.type);
  return element.isContentEditable || element.matches('textarea, select');
}

/** Whether something lies over the screen: what is behind it gets no keys. */
export function isCovered(): boolean {
  return document.querySelector('[role="dialog"], dialog[open]') !== null;
}

/** What a key does, and how the list of keys says it. `isThere`: whether what it leads to is shown; else it does nothing, and is not listed. */
export type Key = { words: string; act: () => void; isThere?: () => boolean };
type Keys = Readonly<Record<string, Key>>;

/** The keys of what is on the screen. */
const inUse = new Set<Keys>();

/** The keys that do something now, with their words; `first` are listed before the others. */
export function keysInUse(first: readonly string[]): [key: string, words: string][] {
  const all = [...inUse].flatMap((keys) =>
    Object.entries(keys)
      .filter(([, { isThere }]) => isThere?.() ?? true)
      .map(([key, { words }]): [string, string] => [key, words]),
  );
  const place = ([key]: [string, string]) => (first.includes(key) ? first.indexOf(key) : Infinity);
  return all.sort((one, other) => (place(one) < place(other) ? -1 : 1));
}

/** Calls back on single keys, but not while something is typed, or a dialog is open; on Escape also where they are turned off. */
export function useKeys(keys: Keys): void {
  const on = useKeysOn();
  // With the drawing, not after it: a key pressed at once must not reach the thread that was there before.
  useLayoutEffect(() => {
    inUse.add(keys);
    const press = (event: KeyboardEvent) => {
      const own = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
      if (!own || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      // Escape is no sign that speech could make (WCAG 2.1.4 speaks of letters, digits and the like): it stays.
      if (!on && event.key !== 'Escape') return;
      if (isTyping(event.target) || isCovered() || own.isThere?.() === false) return;
      event.preventDefault();
      own.act();
    };
    document.addEventListener('keydown', press);
    return () => {
      inUse.delete(keys);
      document.removeEventListener('keydown', press);
    };
  });
}
