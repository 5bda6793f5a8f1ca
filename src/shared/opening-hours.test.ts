import { expect, test } from 'vitest';
import { formatNextOfficeDay, parseDays, parseTime, toOpeningHours } from './opening-hours';

test.each([
  ['Monday to Friday', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']],
  ['Saturday to Monday', ['Saturday', 'Sunday', 'Monday']],
  ['Saturday', ['Saturday']],
  ['Monday, Wednesday and Friday', ['Monday', 'Wednesday', 'Friday']],
  ['Monday, Wednesday, and Friday', ['Monday', 'Wednesday', 'Friday']],
  ['Mon-Fri', null],
  ['weekdays', null],
  ['Monday to Fridy', null],
])('the days %s are %o', (text, days) => {
  expect(parseDays(text)).toEqual(days);
});

test.each([
  ['8:30 am', '08:30'],
  ['8:30\u00a0am', '08:30'],
  ['12:00 am', '00:00'],
  ['12:30 pm', '12:30'],
  ['5:00 pm', '17:00'],
  ['17:00', null],
  ['5 pm', null],
  ['13:00 pm', null],
])('the time %s is %s', (text, time) => {
  expect(parseTime(text)).toBe(time);
});

test('search engines get the hours of the days', () => {
  expect(toOpeningHours({ days: 'Saturday', opens: '10:00 am', closes: '2:00 pm' })).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday'],
      opens: '10:00',
      closes: '14:00',
    },
  ]);
});

test.each([
  ['on a Sunday', '2026-11-29T19:00:00Z', 'Monday, November 30'],
  ['late on a Friday, already Saturday in UTC', '2026-11-28T02:00:00Z', 'Monday, November 30'],
  ['before opening', '2026-11-30T12:00:00Z', 'Monday, November 30'],
  ['during office hours', '2026-11-30T15:00:00Z', 'Tuesday, December 1'],
])('%s the next office day is that of the office', (_when, now, day) => {
  const hours = [{ days: 'Monday to Friday', opens: '9:00\u00a0am', closes: '5:00\u00a0pm' }];
  expect(formatNextOfficeDay({ id: 'new-york', hours }, new Date(now))).toBe(day);
});
