import { expect, test } from 'vitest';
import { dateFormat, short, type CalendarDate } from './date-format';
import { momentFormat } from './moment-format';

const long = ({ weekday, month, day, year }: CalendarDate) =>
  `${weekday}, ${month} ${day}, ${year}`;
const brief = ({ weekday, month, day, year }: CalendarDate) =>
  `${short(weekday)}, ${short(month)} ${day}, ${year}`;

const everyDay = Array.from({ length: 800 }, (_, days) =>
  new Date(Date.UTC(2027, 0, 1 + days)).toISOString(),
);

test('each day of two years is written as the browser writes it in American English', () => {
  const inFull = momentFormat({ dateStyle: 'full', timeZone: 'UTC' });
  const parts = { year: 'numeric', month: 'short', day: 'numeric', weekday: 'short' } as const;
  const inShort = momentFormat({ ...parts, timeZone: 'UTC' });
  expect(everyDay.map(dateFormat('utc', long))).toEqual(everyDay.map((day) => inFull(day)));
  expect(everyDay.map(dateFormat('utc', brief))).toEqual(everyDay.map((day) => inShort(day)));
});

test('a moment is written by the clock of the computer', () => {
  const here = momentFormat({ dateStyle: 'full' });
  const hours = everyDay.map((day, at) => Date.parse(day) + at * 3_600_000);
  expect(hours.map(dateFormat('here', long))).toEqual(hours.map(here));
});

test('what is no moment does not take the screen with it', () => {
  expect(dateFormat('here', long)('someday')).toBe('Invalid Date');
});
