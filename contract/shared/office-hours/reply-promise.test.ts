import { expect, test } from 'vitest';
import { formatNextOfficeDay, formatReplyPromise } from './reply-promise';

const office = {
  id: 'new-york',
  hours: [{ days: 'Monday to Friday', opens: '9:00\u00a0AM', closes: '5:00\u00a0PM' }],
  holidays: ['2026-12-25'],
  replyWithin: 60,
} as const;

test.each([
  ['on a Sunday', '2026-11-29T19:00:00Z', 'Monday, November 30'],
  ['late on a Friday, already Saturday in UTC', '2026-11-28T02:00:00Z', 'Monday, November 30'],
  ['before opening', '2026-11-30T12:00:00Z', 'Monday, November 30'],
  ['during office hours', '2026-11-30T15:00:00Z', 'Tuesday, December 1'],
  ['before a holiday', '2026-12-24T20:00:00Z', 'Monday, December 28'],
])('%s the next office day is that of the office', (_when, now, day) => {
  expect(formatNextOfficeDay(office, new Date(now))).toBe(day);
});

test.each([
  ['in office hours', '2026-11-30T14:03:20Z', 'We’ll call you by 10:05 AM today.'],
  ['shortly before closing', '2026-12-04T21:30:00Z', 'We’ll call you by Monday at 9:30 AM.'],
  [
    'on a Saturday',
    '2026-12-05T15:00:00Z',
    'We open Monday at 9:00 AM and will call you by 10:00 AM.',
  ],
  [
    'before opening',
    '2026-11-30T12:00:00Z',
    'We open today at 9:00 AM and will call you by 10:00 AM.',
  ],
  [
    'on the eve of a holiday',
    '2026-12-24T23:00:00Z',
    'We open Monday at 9:00 AM and will call you by 10:00 AM.',
  ],
])('a receipt %s promises what is true now', (_when, now, promise) => {
  expect(formatReplyPromise(office, new Date(now), 'call you')).toBe(promise);
});

test('a promise for a day more than a week away has a date, and one of an office without hours no time', () => {
  const now = new Date('2026-11-30T23:00:00Z');
  const holidays = Array.from({ length: 7 }, (_, day) => `2026-12-0${day + 1}`);
  expect(formatReplyPromise({ ...office, holidays }, now, 'call you')).toBe(
    'We open Tuesday, December 8 at 9:00 AM and will call you by 10:00 AM.',
  );
  const long = { ...office, replyWithin: 600 };
  expect(formatReplyPromise(long, now, 'call you')).toBe(
    'We open Tuesday at 9:00 AM and will call you by Wednesday at 11:00 AM.',
  );
  expect(formatReplyPromise({ ...office, hours: [] }, now, 'call you')).toBe(
    'We’ll call you by the next business day.',
  );
});
