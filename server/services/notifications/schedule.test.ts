import { expect, test } from 'vitest';
import type { OfficeCalendar } from '../../../contract/shared/office-hours/office-time';
import { isEmailDue, isQuiet } from './schedule';

const office: OfficeCalendar = {
  id: 'new-york',
  hours: [{ days: 'Monday to Friday', opens: '9:00 AM', closes: '5:00 PM' }],
  holidays: ['2026-12-25'],
  replyWithin: 60,
};
const night = { from: '18:00', until: '08:00', daysOff: false };

test.each([
  ['in the afternoon', '2026-11-30T22:59:00Z', false],
  ['from 6 PM', '2026-11-30T23:00:00Z', true],
  ['after midnight', '2026-12-01T06:00:00Z', true],
  ['a minute before 8 AM', '2026-12-01T12:59:00Z', true],
  ['at 8 AM', '2026-12-01T13:00:00Z', false],
  ['at 7:59 AM on the day on which clocks go forward', '2026-03-08T11:59:00Z', true],
  ['at 8 AM on the day on which clocks go forward', '2026-03-08T12:00:00Z', false],
  ['at 7:59 AM on the day on which clocks go back', '2026-11-01T12:59:00Z', true],
  ['at 8 AM on the day on which clocks go back', '2026-11-01T13:00:00Z', false],
])('%s (%s), it is quiet: %s', (_when, at, isNight) => {
  expect(isQuiet({ quiet: night }, office, new Date(at))).toBe(isNight);
  expect(isQuiet({ quiet: null }, office, new Date(at))).toBe(false);
});

test('quiet hours can be within a day, and all day when the office is closed', () => {
  const noon = { quiet: { from: '12:00', until: '13:00', daysOff: true } };
  const isQuietAt = (at: string) => isQuiet(noon, office, new Date(at));
  expect(isQuietAt('2026-11-30T17:30:00Z')).toBe(true);
  expect(isQuietAt('2026-11-30T18:00:00Z')).toBe(false);
  // A Saturday, and a holiday.
  expect(isQuietAt('2026-12-05T16:00:00Z')).toBe(true);
  expect(isQuietAt('2026-12-25T16:00:00Z')).toBe(true);
  expect(isQuiet(noon, { ...office, hours: [] }, new Date('2026-12-05T16:00:00Z'))).toBe(false);
});

const isDue = (oldest: string, now: string, digest = false) =>
  isEmailDue({ quiet: night, digest }, office, new Date(oldest), new Date(now));

test('an email is due two minutes after the first event, or when quiet hours end', () => {
  expect(isDue('2026-11-30T15:00:00Z', '2026-11-30T15:01:59Z')).toBe(false);
  expect(isDue('2026-11-30T15:00:00Z', '2026-11-30T15:02:00Z')).toBe(true);
  expect(isDue('2026-11-30T22:59:00Z', '2026-11-30T23:01:00Z')).toBe(false);
  expect(isDue('2026-11-30T22:59:00Z', '2026-12-01T13:00:00Z')).toBe(true);
});

test.each([
  ['later that day', '2026-11-30T14:00:00Z', '2026-11-30T22:00:00Z', false],
  ['at 8 AM of the next day', '2026-11-30T14:00:00Z', '2026-12-01T13:00:00Z', true],
  ['a minute earlier', '2026-11-30T14:00:00Z', '2026-12-01T12:59:00Z', false],
  [
    'at 8 AM for an event of the same morning',
    '2026-12-01T12:58:00Z',
    '2026-12-01T13:00:00Z',
    true,
  ],
  ['at 8 AM after clocks went forward', '2026-03-07T15:00:00Z', '2026-03-08T12:00:00Z', true],
  ['at 8 AM after clocks went back', '2026-10-31T15:00:00Z', '2026-11-01T13:00:00Z', true],
])('a daily email is due %s: %s, %s, %s', (_when, oldest, now, due) => {
  expect(isDue(oldest, now, true)).toBe(due);
});
