import { expect, test } from 'vitest';
import { regionIds } from '../shared/regions';
import { describeJobAdLaw, jobAdLaws } from './job-ad-laws';
import type { PayPeriod } from './listing';
import { findImplausiblePay, formatPay, isWideRange } from './pay-range';

test.each([
  [20, 20, false],
  [20, 32, false],
  [20, 32.01, true],
  [17.85, 28.56, false],
  [17.85, 28.57, true],
  [46_000, 73_600, false],
  [46_000, 75_000, true],
])('asks about a range from %d to %d: %s', (from, to, isWide) => {
  expect(isWideRange({ from, to })).toBe(isWide);
});

test.each<[number, number, PayPeriod, 'from' | 'to' | null]>([
  [20, 999, 'HOUR', 'to'],
  [20, 81, 'HOUR', 'to'],
  [20, 80, 'HOUR', null],
  [1, 20, 'HOUR', 'from'],
  [46_000, 54_000, 'HOUR', 'to'],
  [19.65, 21, 'YEAR', 'from'],
  [46_000, 54_000, 'YEAR', null],
  [15.5, 17.5, 'HOUR', null],
  [30, 60, 'VISIT', null],
  [30, 9_999, 'VISIT', 'to'],
])('pay from %d to %d per %s is implausible: %s', (from, to, per, bound) => {
  expect(findImplausiblePay({ from, to, per })?.bound ?? null).toBe(bound);
});

test.each([
  [{ from: 20, to: 22.5, per: 'HOUR' }, '$20.00 to $22.50 an hour'],
  [{ from: 46000, to: 54000, per: 'YEAR' }, '$46,000 to $54,000 a year'],
  [{ from: 85, to: 85, per: 'VISIT' }, '$85 a visit'],
] as const)('the pay %o is formatted as %s', (pay, text) => {
  expect(formatPay(pay)).toBe(text);
});

test('names the law of each state, with its source', () => {
  for (const id of regionIds) {
    const { pay, benefits, law, source } = jobAdLaws[id];
    const hasLaw = pay === 'law' || benefits === 'law';
    expect([id, law !== undefined, source?.startsWith('https://') === true]).toEqual([
      id,
      hasLaw,
      hasLaw,
    ]);
  }
  expect(describeJobAdLaw('new-york')).toBe(
    'New York law requires a pay range that you expect to pay in a job ad (New York Labor Law § 194-b). It doesn’t require benefits, but the agency does.',
  );
  expect(describeJobAdLaw('maryland')).toMatch(/a pay range .* and a description of the benefits/);
  expect(describeJobAdLaw('michigan')).toBe('Michigan law doesn’t require these in a job ad.');
});
