import { expect, test } from 'vitest';
import { en } from '../../shared/texts/en';
import { formatPlace, formatTypeAndShifts } from './format-job';

test('a place includes its county, unless it has the city’s name', () => {
  expect(formatPlace({ city: 'Yonkers', county: 'Westchester', state: 'NY' }, en)).toBe(
    'Yonkers, Westchester County, NY',
  );
  expect(formatPlace({ city: 'Baltimore', county: 'Baltimore', state: 'MD' }, en)).toBe(
    'Baltimore, MD',
  );
  expect(formatPlace({ city: 'Baltimore', county: 'Baltimore City', state: 'MD' }, en)).toBe(
    'Baltimore, MD',
  );
  expect(formatPlace({ city: 'Fells Point', county: 'Baltimore City', state: 'MD' }, en)).toBe(
    'Fells Point, Baltimore City, MD',
  );
});

test('type and shifts are shown as labels', () => {
  expect(formatTypeAndShifts({ type: 'PER_DIEM', shifts: ['night', 'live-in'] }, en.jobs)).toBe(
    'Per diem · Nights, Live-in',
  );
});
