import { expect, test } from 'vitest';
import { dateFormat, short, type CalendarDate } from './date-formatter';

const long = ({ weekday, month, day, year }: CalendarDate) =>
  `${weekday}, ${month} ${day}, ${year}`;
const brief = ({ weekday, month, day, year }: CalendarDate) =>
  `${short(weekday)}, ${short(month)} ${day}, ${year}`;

test('a day is written in American English', () => {
  expect(dateFormat('utc', long)('2028-02-29')).toBe('Tuesday, February 29, 2028');
  expect(dateFormat('utc', brief)('2026-11-20')).toBe('Fri, Nov 20, 2026');
});

test('a moment is written by the clock of the computer', () => {
  const lastHour = new Date(2026, 11, 31, 23, 30);
  expect(dateFormat('here', long)(lastHour.getTime())).toBe('Thursday, December 31, 2026');
});

test('what is no moment does not take the screen with it', () => {
  expect(dateFormat('here', long)('someday')).toBe('Invalid Date');
});
