import { expect, test } from 'vitest';
import { getLinkProps, getRegionOfPath, localizePath } from './routes';

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

test.each([
  ['/es/new-jersey/hha', 'new-jersey'],
  ['/es/hha', 'new-york'],
  ['/es', 'new-york'],
  ['/especial/new-jersey', 'new-york'],
])('%s belongs to %s', (path, region) => {
  expect(getRegionOfPath(path)).toBe(region);
});

test('a Spanish page links to Spanish pages, and to English ones without a translation', () => {
  const spanish = { language: 'es', translated: ['/', '/hha'] } as const;
  expect(getLinkProps('/new-jersey/hha#hours', spanish)).toEqual({
    href: '/es/new-jersey/hha#hours',
  });
  expect(getLinkProps('/', spanish)).toEqual({ href: '/es' });
  expect(getLinkProps('/career/aide', spanish)).toEqual({ href: '/es/career/aide' });
  expect(getLinkProps('/team', spanish)).toEqual({ href: '/team', hrefLang: 'en' });
  expect(getLinkProps('/hha', { language: 'en', translated: [] })).toEqual({ href: '/hha' });
});
