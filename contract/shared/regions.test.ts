import { expect, test } from 'vitest';
import { pathIn, toRegion } from './regions';

test('a region has its pages below its own path, the default at the root', () => {
  expect(pathIn('maryland', '/hha')).toBe('/maryland/hha');
  expect(pathIn('maryland', '/')).toBe('/maryland');
  expect(pathIn('new-york', '/hha')).toBe('/hha');
  expect(pathIn('new-york', '/')).toBe('/');
});

test('what names no region is the default', () => {
  expect(toRegion('michigan')).toBe('michigan');
  expect(['', 'ohio', 'constructor', undefined].map(toRegion)).toEqual(
    Array.from({ length: 4 }, () => 'new-york'),
  );
});
