import { expect, test } from 'vitest';
import { localizePath } from './routes';

test('leads to the region’s variant of a page', () => {
  expect(localizePath('/hha', 'new-jersey', ['/hha'])).toBe('/new-jersey/hha');
  expect(localizePath('/hha?from=menu#cost', 'new-jersey', ['/hha'])).toBe(
    '/new-jersey/hha?from=menu#cost',
  );
});

test('leads to the region’s home page', () => {
  expect(localizePath('/', 'maryland', [])).toBe('/maryland');
  expect(localizePath('/#offices', 'new-york', [])).toBe('/#offices');
});

test('keeps the path without a variant', () => {
  expect(localizePath('/nhtd', 'new-jersey', ['/hha'])).toBe('/nhtd');
  expect(localizePath('/hha', 'new-york', [])).toBe('/hha');
});
