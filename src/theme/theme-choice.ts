import { storageKeys } from '../site/facts';

/** In the order of the toggle (specification, section 4). */
export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export function toThemeChoice(stored: string | null): ThemeChoice {
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

export function nextThemeChoice(choice: ThemeChoice): ThemeChoice {
  return themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? 'light';
}

export function readThemeChoice(): ThemeChoice {
  try {
    return toThemeChoice(localStorage.getItem(storageKeys.theme));
  } catch {
    return unstored ?? 'system';
  }
}

const watchers = new Set<() => void>();

/** Calls `watcher` on changes here, in another tab, and when the page comes back from the cache. */
export function watchThemeChoice(watcher: () => void): () => void {
  watchers.add(watcher);
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

/** Kept in memory if storage is not available. */
let unstored: ThemeChoice | null = null;

export function applyThemeChoice(choice: ThemeChoice): void {
  show(choice);
  try {
    localStorage.setItem(storageKeys.theme, choice);
  } catch {
    unstored = choice;
  }
  watchers.forEach((watcher) => watcher());
}
