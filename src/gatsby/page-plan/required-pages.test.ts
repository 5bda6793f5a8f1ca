import { expect, test } from 'vitest';
import { extraRoutes } from '../../../contract/shared/routes';
import { getRegionPath, regionIds } from '../../../contract/shared/regions';
import { routes } from '../../shared/routes';
import { findMissingPages } from './required-pages';

const paths = [
  ...Object.values(routes),
  ...Object.values(extraRoutes),
  '/404',
  ...regionIds.map((region) => getRegionPath(region, extraRoutes.thankYou)),
];
const without = (...left: string[]) =>
  findMissingPages(new Set(paths.filter((path) => !left.includes(path)))).map(
    ({ file, message }) => `${file}: ${message}`,
  );

test('accepts a complete site', () => {
  expect(without()).toEqual([]);
});

test.each([
  ['/thank-you', 'content/pages/thank-you.mdx'],
  ['/eligibility', 'content/pages/eligibility.mdx'],
  ['/404', 'content/pages/404.mdx'],
  ['/nhtd', 'content/services/nhtd.mdx'],
  ['/terms-and-conditions', 'content/legal/terms-and-conditions.mdx'],
])('names the file of the missing page %s', (path, file) => {
  expect(without(path)).toEqual([
    `${file}: This file is missing: the site needs the page ${path}.`,
  ]);
});

test('reports a region without a thank-you page', () => {
  expect(without('/maryland/thank-you')).toEqual([
    'content/pages/thank-you.mdx: "regions" does not list maryland: forms in every region lead to this page.',
  ]);
});
