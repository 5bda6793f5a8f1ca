import { useSyncExternalStore } from 'react';
import { readThemeChoice, watchThemeChoice, type ThemeChoice } from './theme-choice';

/** The visitor's choice, kept current also when another tab changes it; 'system' in the built page, which knows nobody. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(watchThemeChoice, readThemeChoice, () => 'system' as const);
}
