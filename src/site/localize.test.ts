import { expect, test } from 'vitest';
import { localize } from './localize';

test('leads to the region’s variant of a page', () => {
  expect(localize('/hha', 'new-jersey', ['/hha'])).toBe('/new-jersey/hha');
  expect(localize('/hha?from=menu#cost', 'new-jersey', ['/hha'])).toBe(
    '/new-jersey/hha?from=menu#cost',
  );
});

test('leads to the region’s home page', () => {
  expect(localize('/', 'maryland', [])).toBe('/maryland');
  expect(localize('/#offices', 'new-york', [])).toBe('/#offices');
});

test('keeps the path without a variant', () => {
  expect(localize('/nhtd', 'new-jersey', ['/hha'])).toBe('/nhtd');
  expect(localize('/hha', 'new-york', [])).toBe('/hha');
});
