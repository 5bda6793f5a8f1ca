import { expect, test } from 'vitest';
import { formatPeriod } from './format-status';

test.each([
  ['2026-12-21', '2026-12-21', 'Dec 21, 2026'],
  ['2026-12-21', '2026-12-23', 'Dec 21 – 23, 2026'],
  ['2026-12-30', '2027-01-02', 'Dec 30, 2026 – Jan 2, 2027'],
])('the days from %s to %s are %s', (from, to, text) => {
  // Intl puts thin spaces between the days.
  expect(formatPeriod({ from, to, hours: null }, 'en').replace(/\s/g, ' ')).toBe(text);
});
