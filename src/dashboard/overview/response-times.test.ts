import { expect, test } from 'vitest';
import { formatDuration } from './response-times';

test.each([
  [0.4, '<1 min'],
  [1, '1 min'],
  [59.4, '59 min'],
  [59.6, '1 h'],
  [60 * 47, '47 h'],
  [60 * 48, '2 days'],
])('formats %d minutes as %s', (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text);
});
