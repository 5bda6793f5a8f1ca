import { useLayoutEffect } from 'react';
import { writeStored } from '../../browser/local-storage';
import { useLocalStorage } from '../../browser/hooks/use-local-storage';

const storageKey = 'inboxKeys';

/** Returns whether single-key shortcuts are on in this browser. Speech input needs a way to turn them off (WCAG 2.1.4). */
export function useShortcutsEnabled(): boolean {
  return useLocalStorage(storageKey) !== 'off';
}

export function setShortcutsEnabled(isOn: boolean): void {
  writeStored(storageKey, isOn ? 'on' : 'off');
}

function isTyping(element: EventTarget | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (element instanceof HTMLInputElement) return !['radio', 'checkbox'].includes(element.type);
  return element.isContentEditable || element.matches('textarea, select');
}

export function isPopupOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="menu"]') !== null;
}

type Shortcut = {
  label: string;
  run: () => void;
  /** False while its target is hidden; then the shortcut is inactive and not listed. */
  isAvailable?: () => boolean;
};
type Shortcuts = Readonly<Record<string, Shortcut>>;

const active = new Set<Shortcuts>();

/** Lists the keys that work now with their labels; `firstKeys` come first, in that order. */
export function getActiveShortcuts(firstKeys: readonly string[]): [key: string, label: string][] {
  const all = [...active].flatMap((shortcuts) =>
    Object.entries(shortcuts)
      .filter(([, { isAvailable }]) => isAvailable?.() ?? true)
      .map(([key, { label }]): [string, string] => [key, label]),
  );
  const rank = ([key]: [string, string]) => {
    const index = firstKeys.indexOf(key);
    return index === -1 ? firstKeys.length : index;
  };
  return all.sort((a, b) => rank(a) - rank(b));
}

/** Binds single keys, except while the user types or a dialog or menu is open. Escape works even when shortcuts are turned off. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const isOn = useShortcutsEnabled();
  // A layout effect, so that a key pressed right after a click never reaches the record that was open before.
  useLayoutEffect(() => {
    active.add(shortcuts);
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = Object.hasOwn(shortcuts, event.key) ? shortcuts[event.key] : undefined;
      if (!shortcut || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!isOn && event.key !== 'Escape') return;
      if (isTyping(event.target) || isPopupOpen() || shortcut.isAvailable?.() === false) return;
      event.preventDefault();
      shortcut.run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      active.delete(shortcuts);
      document.removeEventListener('keydown', onKeyDown);
    };
  });
}
