import { expect, test } from 'vitest';
import { addMonths, formatMonth, getWeeks } from './month';

test.each([
  ['2026-11', 5, '2026-11-01', '2026-12-05'],
  ['2026-02', 4, '2026-02-01', '2026-02-28'],
  ['2027-05', 6, '2027-04-25', '2027-06-05'],
])('%s has %i weeks, from %s to %s', (month, count, first, last) => {
  const weeks = getWeeks(month);
  expect(weeks).toHaveLength(count);
  expect([weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([first, last]);
  expect(new Set(weeks.flat()).size).toBe(count * 7);
});

test('months continue across years', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect(formatMonth('2026-11')).toBe('November 2026');
});
