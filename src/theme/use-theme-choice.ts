import { useSyncExternalStore } from 'react';
import { readThemeChoice, watchThemeChoice, type ThemeChoice } from './theme-choice';

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(watchThemeChoice, readThemeChoice, () => 'system' as const);
}
