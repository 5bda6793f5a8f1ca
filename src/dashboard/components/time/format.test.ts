import { afterEach, expect, test, vi } from 'vitest';
import { formatDate, formatDateTime } from '../../../../contract/shared/dates/format-date';
import {
  formatAge,
  formatDateRange,
  formatDay,
  formatExactTime,
  formatDayTime,
  formatRelativeTime,
  formatShortDate,
  formatShortDay,
  formatTime,
} from './format';

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

const now = Date.parse('2026-03-10T12:00:00.000Z');

test.each([
  ['2026-03-10T12:00:20.000Z', 'just now'],
  ['2026-03-10T11:59:30.000Z', 'just now'],
  ['2026-03-10T11:56:00.000Z', '4 min ago'],
  ['2026-03-10T09:00:00.000Z', '3 h ago'],
  ['2026-03-09T11:00:00.000Z', '1 day ago'],
  ['2026-03-05T12:00:00.000Z', '5 days ago'],
  ['2026-02-10T12:00:00.000Z', 'Feb 10'],
  ['2025-02-10T12:00:00.000Z', 'Feb 10, 2025'],
])('%s is shown as %s', (at, text) => {
  expect(formatRelativeTime(at, now)).toBe(text);
});

test('an age of weeks is in days', () => {
  expect(formatAge('2026-01-29T12:00:00.000Z', now)).toBe('40 days');
  expect(formatAge('2026-03-10T11:59:30.000Z', now)).toBe('<1 min');
});

test('an exact time names its time zone', () => {
  expect(formatExactTime('2026-03-02T20:00:00.000Z', 'America/New_York')).toBe(
    'Monday, March 2, 2026 at 3:00 PM EST',
  );
  expect(formatExactTime('2026-07-01T03:30:00.000Z', 'America/Detroit')).toBe(
    'Tuesday, June 30, 2026 at 11:30 PM EDT',
  );
  expect(formatExactTime('2026-03-02T20:00:00.000Z')).toBe('Monday, March 2, 2026 at 3:00 PM EST');
});

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['America/New_York', '10:42 PM'],
  ['UTC', '10:42 PM EST'],
  ['America/Los_Angeles', '10:42 PM EST'],
])(
  'times are the office’s on a computer in %s, with the zone if its clock differs',
  (zone, time) => {
    vi.stubEnv('TZ', zone);
    const at = '2026-11-28T03:42:00.000Z';
    const nextDay = Date.parse('2026-11-28T15:00:00.000Z');
    expect(formatTime(at)).toBe(time);
    expect(formatDayTime(at, Date.parse(at))).toBe(time);
    expect(formatDayTime(at, nextDay)).toBe(`Nov 27, ${time}`);
    expect(formatDateTime(at)).toBe('Nov 27, 2026, 10:42 PM EST');
    // New Year's Eve at the office.
    expect(formatShortDate('2027-01-01T04:59:00.000Z', Date.parse('2026-12-01'))).toBe('Dec 31');
  },
);
