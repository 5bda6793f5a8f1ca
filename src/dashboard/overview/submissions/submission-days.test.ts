import { expect, test } from 'vitest';
import { countByRegion } from '../../../../contract/shared/testing/count-by-region';
import { describeChart, formatDay, sumDays, sumRegions, type Day } from './submission-days';

const createDay = (day: string, parts: Partial<Day['submissions']> = {}): Day => ({
  day,
  submissions: countByRegion(parts),
});
const monday = createDay('2026-03-02', { 'new-york': 4, michigan: 3 });
const sunday = createDay('2026-03-01', { michigan: 1 });

test('formats the submissions of a day by region', () => {
  expect(formatDay(monday)).toBe('Mon, Mar 2: 7 (New York 4, Michigan 3)');
  expect(formatDay(createDay('2026-03-03'))).toBe('Tue, Mar 3: 0');
});

test('sums regions and days', () => {
  expect(sumRegions(monday)).toBe(7);
  expect(sumDays([sunday, monday], 'michigan')).toBe(4);
});

test('describes the chart for screen readers', () => {
  expect(describeChart([sunday, monday])).toBe('2 days, 8 submissions. Most on Mon, Mar 2: 7.');
  expect(describeChart([createDay('2026-03-01')])).toBe('1 day, 0 submissions.');
});
