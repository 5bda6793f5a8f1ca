import { expect, test } from 'vitest';
import { formatDate, formatShortDay, formatDay, formatDateRange } from './day-format';

test('formats a day the same in every time zone', () => {
  expect(formatDay('2026-11-20')).toBe('Fri, Nov 20, 2026');
  expect(formatDate('2026-11-20')).toBe('Nov 20, 2026');
  expect(formatShortDay('2026-03-02')).toBe('Mon, Mar 2');
});

test.each([
  ['2026-11-20', '2026-11-20', 'Fri, Nov 20, 2026'],
  ['2026-11-02', '2026-11-13', 'Nov 2 to 13, 2026'],
  ['2026-11-20', '2026-12-03', 'Nov 20 to Dec 3, 2026'],
  ['2026-12-28', '2027-01-02', 'Dec 28, 2026 to Jan 2, 2027'],
])('formats %s to %s as %s', (from, to, text) => {
  expect(formatDateRange(from, to)).toBe(text);
});
