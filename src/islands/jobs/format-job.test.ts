import { expect, test } from 'vitest';
import { payWords, placeWords, timeWords } from './format-job';

test.each([
  [{ from: 20, to: 22.5, per: 'HOUR' }, '$20.00 to $22.50 an hour'],
  [{ from: 46000, to: 54000, per: 'YEAR' }, '$46,000 to $54,000 a year'],
  [{ from: 85, to: 85, per: 'VISIT' }, '$85 a visit'],
] as const)('pay is said as people read it: %o', (pay, words) => {
  expect(payWords(pay)).toBe(words);
});

test('a job that does not say its pay gets no words for it', () => {
  expect(payWords(null)).toBeNull();
});

test('a place names its county, but not a county of the same name', () => {
  expect(placeWords({ city: 'Yonkers', county: 'Westchester', state: 'NY' })).toBe(
    'Yonkers, Westchester County, NY',
  );
  expect(placeWords({ city: 'Baltimore', county: 'Baltimore', state: 'MD' })).toBe('Baltimore, MD');
});

test('type and shifts are words, not codes', () => {
  expect(timeWords({ type: 'PER_DIEM', shifts: ['night', 'live-in'] })).toBe(
    'Per diem · Nights, Live-in',
  );
});
