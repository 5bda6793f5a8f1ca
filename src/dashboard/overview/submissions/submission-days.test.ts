import { expect, test } from 'vitest';
import { chartWords, dayWords, totalIn, totalOf, type Day } from './submission-days';

const day = (name: string, parts: Partial<Day['submissions']> = {}): Day => ({
  day: name,
  submissions: { 'new-york': 0, 'new-jersey': 0, maryland: 0, michigan: 0, ...parts },
});
const monday = day('2026-03-02', { 'new-york': 4, michigan: 3 });
const sunday = day('2026-03-01', { michigan: 1 });

test('a day tells how many and where; an empty one that there were none', () => {
  expect(dayWords(monday)).toBe('Mon, Mar 2: 7 (New York 4, Michigan 3)');
  expect(dayWords(day('2026-03-03'))).toBe('Tue, Mar 3: 0');
});

test('days and regions have sums of their own', () => {
  expect(totalOf(monday)).toBe(7);
  expect(totalIn([sunday, monday], 'michigan')).toBe(4);
});

test('the chart says in words how much there was, and when most', () => {
  expect(chartWords([sunday, monday])).toBe('2 days, 8 submissions. The most on Mon, Mar 2: 7.');
  expect(chartWords([day('2026-03-01')])).toBe('One day, 0 submissions.');
});
