import { expect, test } from 'vitest';
import { formatFact } from './format-fact';

test.each([
  [2_982, 'usd-month', '$2,982 a month'],
  [4_066.5, 'usd-month', '$4,066.50 a month'],
  [29_093, 'usd-year', '$29,093 a year'],
  [20.65, 'usd-hour', '$20.65 an hour'],
  [162_660, 'usd', '$162,660'],
  [60, 'years', '60'],
  [45, 'days', '45 days'],
  [138, 'percent', '138%'],
  [0, 'yes-no', 'no'],
] as const)('%d in %s is "%s"', (value, unit, text) => {
  expect(formatFact({ value, unit })).toBe(text);
});

test.each([
  [2_982, 'usd-month', '$2,982 al mes'],
  [29_093, 'usd-year', '$29,093 al año'],
  [20.65, 'usd-hour', '$20.65 por hora'],
  [45, 'days', '45 días'],
  [1, 'yes-no', 'sí'],
] as const)('%d in %s is "%s" in Spanish', (value, unit, text) => {
  expect(formatFact({ value, unit }, 'es')).toBe(text);
});
