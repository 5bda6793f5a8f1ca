import { expect, test } from 'vitest';
import { formatCountyName, getOfficeDay, getCountyName } from './region-facts';

test('returns the day at the office, not in UTC', () => {
  expect(getOfficeDay('michigan', new Date('2026-11-20T04:59:00Z'))).toBe('2026-11-19');
  expect(getOfficeDay('michigan', new Date('2026-11-20T05:00:00Z'))).toBe('2026-11-20');
});

test('names boroughs, but other counties as they are', () => {
  expect(getCountyName('new-york', 'Kings')).toBe('Brooklyn');
  expect(getCountyName('new-york', 'Nassau')).toBe('Nassau');
  expect(getCountyName('maryland', 'Kings')).toBe('Kings');
});

test.each([
  ['new-york', 'Kings', 'Brooklyn (Kings County)', 'Brooklyn (condado de Kings)'],
  ['new-york', 'Bronx', 'Bronx County', 'Condado del Bronx'],
  ['maryland', 'Baltimore City', 'Baltimore City', 'Ciudad de Baltimore'],
  ['maryland', 'Baltimore', 'Baltimore County', 'Condado de Baltimore'],
] as const)('%s, %s has a name in both languages', (region, county, english, spanish) => {
  expect(formatCountyName(region, county, 'en')).toBe(english);
  expect(formatCountyName(region, county, 'es')).toBe(spanish);
});
