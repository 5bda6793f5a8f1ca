import { expect, test } from 'vitest';
import { checkDay, checkLastDay, parseDay } from './calendar-day';

test.each([
  '2026-11-20',
  '11/20/2026',
  '11-20-2026',
  '11.20.2026',
  '11 20 2026',
  '2026/11/20',
  'Nov 20, 2026',
  'november 20 2026',
  'Nov. 20th, 2026',
  '20 November 2026',
])('parses the day %s', (text) => {
  expect(parseDay(text)?.toISOString()).toBe('2026-11-20T00:00:00.000Z');
  expect(checkDay(text)).toBeNull();
});

test.each(['20/11/2026', '2/30/2026', '11/20', '11/20/26', 'Friday', 'Nov 20', '0/1/2026'])(
  'explains the format for the invalid day %s',
  (text) => {
    expect(checkDay(text)).toBe('Please enter a date as month/day/year, for example 11/20/2026');
  },
);

test('rejects an implausible year', () => {
  expect(checkDay('11/20/1926')).toBe('Please check the year');
  expect(checkDay('11/20/1962', 1950)).toBeNull();
});

test('checks the order of days in any format', () => {
  const problem = checkLastDay('from');
  expect(problem('9/30/2026', { from: '2026-10-01' })).toBe('The last day is before the first day');
  expect(problem('10/1/2026', { from: '2026-10-01' })).toBeNull();
  expect(problem('10/2/2026', { from: '9/30/2026' })).toBeNull();
});
