const isMac = /Mac|iP/.test(globalThis.navigator?.platform ?? '');

/** The keys of the palette as they are read, and as assistive technology is told (aria-keyshortcuts). */
export const paletteKey = isMac
  ? { words: '⌘ K', shortcut: 'Meta+K' }
  : { words: 'Ctrl K', shortcut: 'Control+K' };

/** Whether these keys are pressed. On a Mac Ctrl+K is a key of its text fields. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  return key.toLowerCase() === 'k' && (isMac ? metaKey : ctrlKey) && !altKey && !shiftKey;
}
