import { storageKeys } from '../shared/facts';
import { writeStored } from './local-storage';

/** In the order of the toggle (specification, section 4). */
const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export function toThemeChoice(stored: string | null): ThemeChoice {
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

export function nextThemeChoice(choice: ThemeChoice): ThemeChoice {
  return themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? 'light';
}

export function applyThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  writeStored(storageKeys.theme, choice);
}
