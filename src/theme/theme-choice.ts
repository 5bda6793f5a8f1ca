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

/**
 * Runs in the head before the first paint. 'system' leaves the attribute out: the style sheet's media query
 * then follows the operating system by itself, live and also without JavaScript.
 */
export const themeScript = `try{var t=localStorage.getItem('${storageKeys.theme}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** Reads the visitor's choice; a browser that refuses storage counts as 'system'. */
export function readThemeChoice(): ThemeChoice {
  try {
    return toThemeChoice(localStorage.getItem(storageKeys.theme));
  } catch {
    return unstored ?? 'system';
  }
}

const watchers = new Set<() => void>();

/** Calls back after a change, here or in another tab; returns what ends that. */
export function watchThemeChoice(watcher: () => void): () => void {
  const elsewhere = () => {
    show(readThemeChoice());
    watcher();
  };
  watchers.add(watcher);
  window.addEventListener('storage', elsewhere);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('storage', elsewhere);
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
