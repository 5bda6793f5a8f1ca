import { expect, test } from 'vitest';
import { getRegionOfPath } from '../../site/routes';
import { checkContent } from '../content/check-content';

// `npm run content` reports issues in the content. These facts hold for any content.
const { pages } = await checkContent(
  process.cwd(),
  'https://larkspan.example',
  new Date('2026-11-20T17:00:00Z'),
);

test('every page has the branding of its path’s region', () => {
  const wrong = pages.filter((page) => page.context.region.id !== getRegionOfPath(page.path));
  expect(wrong.map((page) => page.path)).toEqual([]);
});

test('every menu links to existing pages', () => {
  const paths = new Set(pages.map((page) => page.path));
  const missing = pages.flatMap(({ context: { navigation } }) =>
    Object.values(navigation)
      .flatMap((part) => (typeof part === 'string' ? [part] : part.map((link) => link.path)))
      .filter((path) => !paths.has(path)),
  );
  expect(missing).toEqual([]);
});
