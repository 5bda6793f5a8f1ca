import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteLanguages, type SiteLanguage } from '../../contract/shared/text/site-languages';
import { createSearchIndex } from '../../src/islands/search/search-index';
import { getSearchFiles, type SearchPages, type SearchTexts } from '../../src/shared/search-files';
import { folder, getText, isNoindex, publicPages } from './built-pages';

const read = <Content>(file: string) =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as Content;
const files = siteLanguages.map(getSearchFiles);
const found = files.flatMap(({ pages }) => read<SearchPages>(pages).pages);

test('the search finds every indexed page but lists of a tag, and the list of pages', () => {
  const isFound = (path: string) => !/^(?:\/es)?\/(blog\/(tags|page)\/.*|sitemap)$/.test(path);
  const expected = publicPages.filter((page) => !isNoindex(page) && isFound(page.path));
  expect(found.map(({ path }) => path).sort()).toEqual(expected.map(({ path }) => path).sort());
});

test.each(found)('the headings and questions of $path are in the page', (result) => {
  const page = publicPages.find(({ path }) => path === result.path);
  for (const { id, text } of result.headings)
    expect(getText(page?.document.getElementById(id))).toBe(text);
  for (const { id, text } of result.questions)
    expect(getText(page?.document.getElementById(id)?.querySelector('summary'))).toBe(text);
});

test('every page has a text', () => {
  const texts = files.flatMap((file) => Object.keys(read<SearchTexts>(file.texts)));
  expect(texts).toEqual(found.map(({ path }) => path));
});

const createIndex = (language: SiteLanguage) => {
  const { pages, texts } = getSearchFiles(language);
  return createSearchIndex(read<SearchPages>(pages), language, read<SearchTexts>(texts));
};
const indexes = { en: createIndex('en'), es: createIndex('es') };

test.each([
  ['en', 'can I get paid to care for my mother', 'faq-mi-family-paid'],
  ['en', 'can I get paid to care for my mother', 'faq-ny-cdpap-family'],
  ['en', 'veteran Detroit', '/michigan/find-care#careFor=&zip=&region=michigan'],
  ['en', 'veteran Detroit', '/michigan/private-pay-home-care'],
  ['en', '33101', '/service-areas'],
  ['en', '10453', '/find-care#careFor=&zip=10453'],
  ['en', 'night shift bronx', '/career'],
  ['en', 'how much does it cost', '/prices'],
  ['en', 'wheelchair', '/new-jersey/hha'],
  ['en', 'alzhimer', 'faq-ny-who-decides-hours'],
  ['en', 'deaf', '/language-assistance'],
  ['en', 'jobs in Detroit', '/career/caregiver-detroit'],
  ['es', 'sorda', '/es/language-assistance'],
  ['es', 'bronx noche', '/es/career'],
  ['es', 'cuánto cuesta', '/es/prices'],
  ['es', 'me pagan por cuidar a mi mamá', 'faq-ny-cdpap-family'],
  ['es', '10453', '/es/find-care#careFor=&zip=10453'],
] as const)('in %s, “%s” finds %s among the first three', async (language, query, part) => {
  const { pages } = (await indexes[language]).find(query, undefined);
  expect(
    pages
      .slice(0, 3)
      .map(({ path }) => path)
      .join(' '),
  ).toContain(part);
});

test.each(['en', 'es'] as const)(
  'in %s, a city that we don’t know finds nothing',
  async (language) => {
    expect((await indexes[language]).find('Miami', undefined).pages).toEqual([]);
  },
);
