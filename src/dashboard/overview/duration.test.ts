import { expect, test } from 'vitest';
import { duration } from './duration';

test.each([
  [0.4, 'under a minute'],
  [1, '1 min'],
  [59.4, '59 min'],
  [59.6, '1 h'],
  [60 * 47, '47 h'],
  [60 * 48, '2 days'],
])('%d minutes are %s', (minutes, words) => {
  expect(duration(minutes)).toBe(words);
});
