import { expect, test } from 'vitest';
import { formatPay, formatPlace, formatTypeAndShifts } from './format-job';

test.each([
  [{ from: 20, to: 22.5, per: 'HOUR' }, '$20.00 to $22.50 an hour'],
  [{ from: 46000, to: 54000, per: 'YEAR' }, '$46,000 to $54,000 a year'],
  [{ from: 85, to: 85, per: 'VISIT' }, '$85 a visit'],
] as const)('the pay %o is formatted as %s', (pay, text) => {
  expect(formatPay(pay)).toBe(text);
});

test('a place includes its county, unless it has the city’s name', () => {
  expect(formatPlace({ city: 'Yonkers', county: 'Westchester', state: 'NY' })).toBe(
    'Yonkers, Westchester County, NY',
  );
  expect(formatPlace({ city: 'Baltimore', county: 'Baltimore', state: 'MD' })).toBe(
    'Baltimore, MD',
  );
  expect(formatPlace({ city: 'Baltimore', county: 'Baltimore City', state: 'MD' })).toBe(
    'Baltimore, MD',
  );
  expect(formatPlace({ city: 'Fells Point', county: 'Baltimore City', state: 'MD' })).toBe(
    'Fells Point, Baltimore City, MD',
  );
});

test('type and shifts are shown as labels', () => {
  expect(formatTypeAndShifts({ type: 'PER_DIEM', shifts: ['night', 'live-in'] })).toBe(
    'Per diem · Nights, Live-in',
  );
});
