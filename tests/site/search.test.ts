import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteLanguages } from '../../contract/shared/text/site-languages';
import { getSearchFiles, type SearchPage, type SearchTexts } from '../../src/shared/search-files';
import { folder, getText, isNoindex, publicPages } from './built-pages';

const read = <Content>(file: string) =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as Content;
const files = siteLanguages.map(getSearchFiles);
const found = files.flatMap(({ pages }) => read<SearchPage[]>(pages));

test('the search finds every indexed page but jobs, lists of a tag, and the list of pages', () => {
  const isFound = (path: string) =>
    !/^(?:\/es)?\/(career\/.+|blog\/(tags|page)\/.*|sitemap)$/.test(path);
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
