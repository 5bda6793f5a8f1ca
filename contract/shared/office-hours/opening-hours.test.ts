import { expect, test } from 'vitest';
import { parseDays, parseTime, toOpeningHours } from './opening-hours';

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
  ['8:30 AM', '08:30'],
  ['8:30\u00a0AM', '08:30'],
  ['12:00 AM', '00:00'],
  ['12:30 PM', '12:30'],
  ['5:00 PM', '17:00'],
  ['17:00', null],
  ['5 PM', null],
  ['13:00 PM', null],
])('the time %s is %s', (text, time) => {
  expect(parseTime(text)).toBe(time);
});

test('search engines get the hours of the days', () => {
  expect(toOpeningHours({ days: 'Saturday', opens: '10:00 AM', closes: '2:00 PM' })).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday'],
      opens: '10:00',
      closes: '14:00',
    },
  ]);
});
