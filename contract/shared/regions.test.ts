import { expect, test } from 'vitest';
import { getRegionPath, toRegion } from './regions';

test('puts a region’s pages below its path, and the default’s at the root', () => {
  expect(getRegionPath('maryland', '/hha')).toBe('/maryland/hha');
  expect(getRegionPath('maryland', '/')).toBe('/maryland');
  expect(getRegionPath('new-york', '/hha')).toBe('/hha');
  expect(getRegionPath('new-york', '/')).toBe('/');
});

test('parses an unknown region as the default', () => {
  expect(toRegion('michigan')).toBe('michigan');
  expect(['', 'atlantis', 'constructor', undefined].map(toRegion)).toEqual(
    Array.from({ length: 4 }, () => 'new-york'),
  );
});
