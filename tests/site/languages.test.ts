import { expect, test } from 'vitest';
import { relayNumber } from '../../contract/shared/phone';
import { getRegionPath, regionIds } from '../../contract/shared/regions';
import { getLanguage, toLanguagePath } from '../../contract/shared/text/site-languages';
import { isClientRoute, routes } from '../../src/shared/routes';
import { getMeta, getText, origin, publicPages, type BuiltPage } from './built-pages';

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

test.each(spanish)('the menus of $path say which pages are in English', ({ document }) => {
  const labels = [...document.querySelectorAll('nav a[hreflang="en"]')].map(getText);
  expect(labels.length).toBeGreaterThan(0);
  for (const label of labels) expect(label).toMatch(/\(en inglés\)$/);
});

const noticePages = publicPages.filter(({ path }) => path.endsWith(routes.languageAssistance));
const findNotices = ({ document }: BuiltPage) => [
  ...document.querySelectorAll<HTMLElement>('main section[lang]'),
];

test('each state has its notice of language assistance in both languages', () => {
  const paths = regionIds.map((id) => getRegionPath(id, routes.languageAssistance));
  expect(noticePages.map(({ path }) => path).sort()).toEqual(
    [...paths, ...paths.map((path) => toLanguagePath(path, 'es'))].sort(),
  );
});

test.each(noticePages)('$path has each notice in its language and direction', (page) => {
  const notices = findNotices(page);
  expect(notices[0]?.lang).toBe('en');
  const rightToLeft = ['ar', 'fa', 'ur', 'yi', 'aii'];
  for (const { lang, dir } of notices)
    expect([lang, dir]).toEqual([lang, rightToLeft.includes(lang) ? 'rtl' : 'ltr']);
  expect(notices.map(({ lang }) => lang)).toContain('ar');
});

test.each(noticePages)('$path keeps phone numbers left to right in each notice', (page) => {
  const footer = page.document.querySelector('footer a[href^="tel:"]');
  for (const notice of findNotices(page)) {
    const [phone, tty] = notice.querySelectorAll<HTMLElement>('bdi[dir="ltr"]');
    expect(phone?.querySelector('a')?.getAttribute('href')).toBe(footer?.getAttribute('href'));
    expect(tty?.textContent).toBe(relayNumber);
  }
});

test.each(publicPages)('$path leads to the notices by the languages’ own names', (page) => {
  const link = page.document.querySelector(`footer a[href$="${routes.languageAssistance}"]`);
  const target = noticePages.find(({ path }) => path === link?.getAttribute('href'));
  const names = getText(link)
    .split(': ')[1]
    ?.replace(/[\u2068\u2069]/g, '')
    .split(' · ');
  const headings = target
    ? findNotices(target).map((notice) => getText(notice.querySelector('h2')))
    : [];
  expect(names).toContain('Español');
  // English comes first, and after the state's languages all others.
  expect(headings.slice(1, (names?.length ?? 0) + 1)).toEqual(names);
});
