const isMac = /Mac|iP/.test(globalThis.navigator?.platform ?? '');

export const paletteShortcut = isMac
  ? { label: '⌘ K', ariaKeys: 'Meta+K' }
  : { label: 'Ctrl K', ariaKeys: 'Control+K' };

/** On a Mac, Ctrl+K deletes to the end of the line in text fields. */
export function isPaletteShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  return key.toLowerCase() === 'k' && (isMac ? metaKey : ctrlKey) && !altKey && !shiftKey;
}
