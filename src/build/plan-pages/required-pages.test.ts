import { expect, test } from 'vitest';
import { checkContent } from '../content/check-content';
import { missingPages } from './required-pages';

const now = new Date('2026-11-20T17:00:00Z');
const { pages } = await checkContent(process.cwd(), 'https://larkspan.example', now);
const paths = pages.map(({ path }) => path);
const without = (...left: string[]) =>
  missingPages(new Set(paths.filter((path) => !left.includes(path)))).map(
    ({ file, problem }) => `${file}: ${problem}`,
  );

test('the content has every page that the site leads to', () => {
  expect(without()).toEqual([]);
});

test.each([
  ['/thank-you', 'content/pages/thank-you.mdx'],
  ['/eligibility', 'content/pages/eligibility.mdx'],
  ['/404', 'content/pages/404.mdx'],
  ['/nhtd', 'content/services/nhtd.mdx'],
  ['/terms-and-conditions', 'content/legal/terms-and-conditions.mdx'],
])('of a missing %s the file is named', (path, file) => {
  expect(without(path)).toEqual([`${file}: This file is missing: the site needs a page ${path}.`]);
});

test('a region whose forms would end on no page is named', () => {
  expect(without('/maryland/thank-you')).toEqual([
    'content/pages/thank-you.mdx: "regions" does not list maryland: forms of every region end on this page.',
  ]);
});
