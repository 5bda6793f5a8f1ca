import { useLayoutEffect, useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from '../unread/stored';

const offKey = 'inboxKeys';

/** Whether the inbox listens to single keys in this browser; who speaks to the computer turns them off (WCAG 2.1.4). */
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

/** Calls back on single keys, but not while something is typed, or a dialog is open. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const on = useKeysOn();
  // With the drawing, not after it: a key pressed at once must not reach the thread that was there before.
  useLayoutEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
      if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || isCovered()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
