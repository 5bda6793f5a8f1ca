import { expect, test } from 'vitest';
import { formatFact } from './format-fact';

test.each([
  [2_982, 'income-limit-single', '$2,982 a month'],
  [4_066.5, 'income-limit-single', '$4,066.50 a month'],
  [29_093, 'pension-aid-and-attendance-single', '$29,093 a year'],
  [20.65, 'price-middle', '$20.65 an hour'],
  [162_660, 'csra-max', '$162,660'],
  [60, 'age', '60'],
  [138, 'share-from-percent', '138%'],
  [0, 'pays-child', 'no'],
] as const)('%d of %s is "%s"', (value, id, text) => {
  expect(formatFact({ id, value })).toBe(text);
});

test.each([
  [2_982, 'income-limit-single', '$2,982 al mes'],
  [29_093, 'pension-aid-and-attendance-single', '$29,093 al año'],
  [20.65, 'price-middle', '$20.65 por hora'],
  [1, 'pays-child', 'sí'],
] as const)('%d of %s is "%s" in Spanish', (value, id, text) => {
  expect(formatFact({ id, value }, 'es')).toBe(text);
});
