import { useSyncExternalStore } from 'react';
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
function watchThemeChoice(watcher: () => void): () => void {
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

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(watchThemeChoice, readThemeChoice, () => 'system' as const);
}

/**
 * Runs before the first paint, when another tab changes the theme, and on Back.
 * 'system' sets no attribute, so the media query applies.
 */
export const themeScript =
  `(function(d){function show(){try{var t=localStorage.getItem('${storageKeys.theme}')}catch(e){return}
if(t==='light'||t==='dark')d.theme=t;else delete d.theme}
show();addEventListener('storage',show);addEventListener('pageshow',show)})(document.documentElement.dataset)`.replace(
    /\n/g,
    '',
  );
