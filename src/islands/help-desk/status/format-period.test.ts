import { expect, test } from 'vitest';
import { askedDays, askedHours } from './format-period';

test.each([
  ['2026-12-21', '2026-12-21', 'Dec 21, 2026'],
  ['2026-12-21', '2026-12-23', 'Dec 21 – 23, 2026'],
  ['2026-12-30', '2027-01-02', 'Dec 30, 2026 – Jan 2, 2027'],
])('the days from %s to %s are %s', (from, to, words) => {
  // Between the days stand thin spaces.
  expect(askedDays({ from, to, hours: null }).replace(/\s/g, ' ')).toBe(words);
});

test('hours are counted in words', () => {
  expect([askedHours(1), askedHours(7.5)]).toEqual(['1 hour', '7.5 hours']);
});
