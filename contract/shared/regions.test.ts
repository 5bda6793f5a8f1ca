import { expect, test } from 'vitest';
import { pathIn, toRegion } from './regions';

test('puts a region’s pages below its path, and the default’s at the root', () => {
  expect(pathIn('maryland', '/hha')).toBe('/maryland/hha');
  expect(pathIn('maryland', '/')).toBe('/maryland');
  expect(pathIn('new-york', '/hha')).toBe('/hha');
  expect(pathIn('new-york', '/')).toBe('/');
});

test('parses an unknown region as the default', () => {
  expect(toRegion('michigan')).toBe('michigan');
  expect(['', 'ohio', 'constructor', undefined].map(toRegion)).toEqual(
    Array.from({ length: 4 }, () => 'new-york'),
  );
});
