import { expect, test } from 'vitest';
import { officeTime, startOfOfficeDay } from './office-time';

test('every day begins at midnight of the office’s clock, also where the clocks change', () => {
  const begins = Array.from({ length: 3_000 }, (_, index) =>
    officeTime(startOfOfficeDay('2024-01-01', index)),
  );
  expect(begins.filter((at) => !at.endsWith(' 00:00'))).toEqual([]);
  expect([new Set(begins).size, begins[69]]).toEqual([3_000, '2024-03-10 00:00']);
});

test('the day after begins 23 or 25 hours later where the clocks change', () => {
  const hours = (day: string) =>
    (startOfOfficeDay(day, 1).getTime() - startOfOfficeDay(day).getTime()) / 3_600_000;
  expect([hours('2026-03-07'), hours('2026-03-08'), hours('2026-11-01')]).toEqual([24, 23, 25]);
});
