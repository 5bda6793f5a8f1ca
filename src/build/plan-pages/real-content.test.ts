import { describe, expect, test } from 'vitest';
import { regionOf, routes } from '../../site/routes';
import { checkContent } from '../content/check-content';
import { formatFault } from '../content/fault';

const { pages, faults, collections } = await checkContent(
  process.cwd(),
  'https://larkspan.example',
  new Date('2026-11-20T17:00:00Z'),
);
const at = (path: string) => pages.find((page) => page.path === path);

test('the content has no faults', () => {
  expect(faults.map(formatFault)).toEqual([]);
});

test.each(Object.values(routes))('%s is planned', (path) => {
  expect(at(path)?.context.title).toBeTruthy();
});

describe.each(['new-jersey', 'maryland', 'michigan'])('%s', (region) => {
  test.each(['contact', 'career', 'faqs', 'eligibility', 'thank-you'])('has its own %s', (name) => {
    expect(at(`/${region}/${name}`)?.context.region.id).toBe(region);
  });

  test('has services of its own', () => {
    expect(at(`/${region}`)?.context.navigation.services).not.toHaveLength(0);
  });
});

test("every page carries the brand of its path's region", () => {
  const wrong = pages.filter((page) => page.context.region.id !== regionOf(page.path));
  expect(wrong.map((page) => page.path)).toEqual([]);
});

test('every menu leads to pages that exist', () => {
  const paths = new Set(pages.map((page) => page.path));
  const missing = pages.flatMap(({ context: { navigation } }) =>
    Object.values(navigation)
      .flatMap((part) => (typeof part === 'string' ? [part] : part.map((link) => link.path)))
      .filter((path) => !paths.has(path)),
  );
  expect(missing).toEqual([]);
});

test('there are at least eight articles', () => {
  expect(collections.blog.length).toBeGreaterThanOrEqual(8);
});
