import { expect, test } from 'vitest';
import { nextThemeChoice, toThemeChoice } from './theme-choice';

test('the theme goes from light to dark to system and back to light', () => {
  expect(nextThemeChoice('light')).toBe('dark');
  expect(nextThemeChoice('dark')).toBe('system');
  expect(nextThemeChoice('system')).toBe('light');
});

test('without a stored choice, or with an unknown one, the system decides', () => {
  expect(toThemeChoice(null)).toBe('system');
  expect(toThemeChoice('sepia')).toBe('system');
  expect(toThemeChoice('dark')).toBe('dark');
});
