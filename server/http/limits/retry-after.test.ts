import { expect, test } from 'vitest';
import { formatRetryAfter } from './retry-after';

test.each([
  [1_000, 'a minute'],
  [60_000, 'a minute'],
  [61_000, '2 minutes'],
  [600_000, '10 minutes'],
  [24 * 3_600_000, '24 hours'],
])('formats %i ms as %s', (wait, words) => {
  expect(formatRetryAfter(wait)).toBe(`Please try again in ${words}.`);
});
