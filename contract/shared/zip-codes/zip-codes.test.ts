import { expect, test } from 'vitest';
import { getCounties } from '../../jobs/counties';
import { regionIds } from '../regions';
import { zipRanges } from '../state-facts';
import { findZipRegion, zipPattern } from './zip-codes';
import { findZipCounty, listZipCounties } from './zip-counties';

test.each([
  ['11101', 'new-york', 'Queens'],
  ['10001', 'new-york', 'New York'],
  ['00501', 'new-york', 'Suffolk'],
  ['06390', 'new-york', 'Suffolk'],
  ['14905', 'new-york', 'Chemung'],
  ['07102', 'new-jersey', 'Essex'],
  ['08904', 'new-jersey', 'Middlesex'],
  ['21201', 'maryland', 'Baltimore City'],
  ['21204', 'maryland', 'Baltimore'],
  ['20588', 'maryland', 'Howard'],
  ['48201', 'michigan', 'Wayne'],
  ['49971', 'michigan', 'Ontonagon'],
] as const)('%s is in %s, %s', (zip, region, county) => {
  expect(findZipRegion(zip, zipRanges)).toBe(region);
  expect(findZipCounty(region, zip)).toBe(county);
});

test.each(['33101', '06320', '20001', '19801', '43604', '15001', '00500x', '1110', '', '111011'])(
  '"%s" is in none of our states',
  (zip) => {
    expect(findZipRegion(zip, zipRanges)).toBeNull();
  },
);

test.each([
  ['00000', false],
  ['00499', false],
  ['00501', true],
  ['99950', true],
  ['99999', false],
])('%s may be a ZIP code: %s', (zip, isZip) => {
  expect(zipPattern.test(zip)).toBe(isZip);
});

test('a ZIP code that the list does not have is in a state, but in no county', () => {
  expect(findZipRegion('10000', zipRanges)).toBe('new-york');
  expect(findZipCounty('new-york', '10000')).toBeNull();
  expect(findZipCounty('maryland', '11101')).toBeNull();
});

test.each(regionIds)('every county of %s has ZIP codes', (region) => {
  expect(listZipCounties(region)).toEqual(getCounties(region));
});
