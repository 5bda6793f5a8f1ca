import { expect, test } from 'vitest';
import { getLanguage, toLanguagePath } from '../../contract/shared/text/site-languages';
import { isClientRoute } from '../../src/shared/routes';
import { getMeta, origin, publicPages, type BuiltPage } from './built-pages';

const paths = new Set(publicPages.map(({ path }) => path));
const spanish = publicPages.filter(({ path }) => getLanguage(path) === 'es');
const findSwitch = ({ document }: BuiltPage) =>
  document.querySelector('body > * header a[hreflang], header a[hreflang][lang]');

test.each(publicPages)('$path says its language', ({ path, document, ...page }) => {
  const language = getLanguage(path);
  expect(document.documentElement.lang).toBe(language);
  expect(getMeta({ path, document, ...page }, 'og:locale')).toBe(`${language}_US`);
});

test.each(publicPages)('$path has a link to the same page in the other language', (page) => {
  const other = getLanguage(page.path) === 'es' ? 'en' : 'es';
  const same = toLanguagePath(page.path, other);
  const link = findSwitch(page);
  expect(link?.getAttribute('lang')).toBe(other);
  expect(link?.getAttribute('href')).toBe(paths.has(same) ? same : toLanguagePath('/', other));
});

test.each(publicPages)('$path and its alternates name each other', ({ path, document }) => {
  const alternates = [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map(
    (link) => [link.getAttribute('hreflang'), link.getAttribute('href')],
  );
  if (alternates.length === 0) return;
  const english = `${origin}${toLanguagePath(path, 'en')}`;
  expect(alternates).toEqual([
    ['en', english],
    ['es', `${origin}${toLanguagePath(path, 'es')}`],
    ['x-default', english],
  ]);
});

test('home, states, services, and forms are indexed in Spanish', () => {
  const indexed = spanish
    .filter(({ document }) => document.querySelector('link[rel="canonical"]') !== null)
    .map(({ path }) => path);
  for (const path of ['/es', '/es/maryland', '/es/new-jersey/hha', '/es/contact', '/es/faqs'])
    expect(indexed).toContain(path);
});

test.each(spanish)(
  '$path links to Spanish pages, and marks links to English ones',
  ({ document }) => {
    const links = [...document.querySelectorAll('body a[href^="/"]')].map((link) => ({
      path: new URL(link.getAttribute('href') ?? '', origin).pathname,
      isMarked: link.getAttribute('hreflang') === 'en',
    }));
    const toPages = links.filter(({ path }) => paths.has(path) && !isClientRoute(path));
    const unmarked = toPages.filter(
      ({ path, isMarked }) => getLanguage(path) === 'en' && !isMarked,
    );
    expect(unmarked.map(({ path }) => path)).toEqual([]);
  },
);
