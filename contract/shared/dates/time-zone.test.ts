import { expect, test } from 'vitest';
import { getOfficeInstant, formatOfficeTime, getStartOfOfficeDay } from './time-zone';

test('every day begins at midnight at the office', () => {
  const begins = Array.from({ length: 3_000 }, (_, index) =>
    formatOfficeTime(getStartOfOfficeDay('2024-01-01', index)),
  );
  expect(begins.filter((at) => !at.endsWith(' 00:00'))).toEqual([]);
  expect([new Set(begins).size, begins[69]]).toEqual([3_000, '2024-03-10 00:00']);
});

test('days of a clock change have 23 or 25 hours', () => {
  const hours = (day: string) =>
    (getStartOfOfficeDay(day, 1).getTime() - getStartOfOfficeDay(day).getTime()) / 3_600_000;
  expect([hours('2026-03-07'), hours('2026-03-08'), hours('2026-11-01')]).toEqual([24, 23, 25]);
});

test.each([
  ['2027-03-14', '01:59', '2027-03-14T06:59:00.000Z'],
  ['2027-03-14', '02:30', '2027-03-14T07:30:00.000Z'],
  ['2027-03-14', '03:30', '2027-03-14T07:30:00.000Z'],
  ['2026-11-01', '00:30', '2026-11-01T04:30:00.000Z'],
  ['2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ['2026-11-01', '02:30', '2026-11-01T07:30:00.000Z'],
  ['2026-12-31', '23:30', '2027-01-01T04:30:00.000Z'],
])('%s at %s at an office is %s', (day, time, instant) => {
  expect(getOfficeInstant('michigan', day, time).toISOString()).toBe(instant);
});
