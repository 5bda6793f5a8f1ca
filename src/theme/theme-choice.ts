import { storageKeys } from '../site/facts';

/** What a visitor may choose, in the order in which the toggle goes through them (specification section 4). */
export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Anything else in the storage, and nothing, means that the visitor has not chosen: the system decides. */
export function toThemeChoice(stored: string | null): ThemeChoice {
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

export function nextThemeChoice(choice: ThemeChoice): ThemeChoice {
  return themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? 'light';
}

/** Reads the visitor's choice; a browser that refuses storage counts as 'system'. */
export function readThemeChoice(): ThemeChoice {
  try {
    return toThemeChoice(localStorage.getItem(storageKeys.theme));
  } catch {
    return unstored ?? 'system';
  }
}

const watchers = new Set<() => void>();

/** Calls back after a change, here, in another tab or while the page was left; returns what ends that. */
export function watchThemeChoice(watcher: () => void): () => void {
  watchers.add(watcher);
  // theme-script.ts has shown it already.
  window.addEventListener('storage', watcher);
  window.addEventListener('pageshow', watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('storage', watcher);
    window.removeEventListener('pageshow', watcher);
  };
}

function show(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

/** Without storage the choice lasts until the page is left. */
let unstored: ThemeChoice | null = null;

/** Shows a choice at once and keeps it for the next visit where the browser allows. */
export function applyThemeChoice(choice: ThemeChoice): void {
  show(choice);
  try {
    localStorage.setItem(storageKeys.theme, choice);
  } catch {
    unstored = choice;
  }
  watchers.forEach((watcher) => watcher());
}
