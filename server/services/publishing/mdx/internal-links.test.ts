import { expect, test } from 'vitest';
import { findDeadLinks, type CheckLink } from './internal-links';

const site: Record<string, 'found' | 'unpublished'> = {
  'page /': 'found',
  'page /hha': 'found',
  'page /blog/later': 'unpublished',
  'file /images/a.png': 'found',
};
const checkLink: CheckLink = (path, kind) => Promise.resolve(site[`${kind} ${path}`] ?? 'missing');

async function checkUrl(
  url: string,
  kind: 'page' | 'file' = 'page',
  anchors: string[] | null = [],
) {
  const [path = '', anchor = ''] = url.split('#');
  const references = [{ kind, path, anchor, line: 3, column: 7 }];
  const [issue] = await findDeadLinks({ references, anchors }, checkLink, 'blog');
  return issue === undefined ? null : `${issue.message} ${issue.advice}`;
}

test('accepts existing pages and files, and does not check anchors on other pages', async () => {
  expect(await checkUrl('/')).toBeNull();
  expect(await checkUrl('/hha#hours')).toBeNull();
  expect(await checkUrl('/images/a.png', 'file')).toBeNull();
});

test.each([
  ['/hha/', '/hha'],
  ['/HHA', '/hha'],
  ['//hha//', '/hha'],
  ['/hha.html', '/hha'],
  ['/hha/index.html', '/hha'],
  ['/index.html', '/'],
])('suggests the canonical address for %s', async (path, suggestion) => {
  expect(await checkUrl(path)).toBe(
    `There is no page ${path} on this site. Write "${suggestion}".`,
  );
});

test('points to the sitemap for an unknown page, and reports unknown files', async () => {
  expect(await checkUrl('/nope')).toMatch(/^There is no page \/nope on this site\. .*\/sitemap/);
  expect(await checkUrl('/images/b.png', 'file')).toMatch(/^There is no file \/images\/b\.png/);
});

test('asks to publish an unpublished page first', async () => {
  expect(await checkUrl('/blog/later')).toMatch(/is not on the site\. Publish it first/);
});

test('checks anchors against the headings of the text and those of the page', async () => {
  expect(await checkUrl('#who-pays', 'page', ['who-pays'])).toBeNull();
  expect(await checkUrl('#top')).toBeNull();
  expect(await checkUrl('#')).toBeNull();
  expect(await checkUrl('#who', 'page', ['who-pays', 'when'])).toBe(
    'There is no heading #who in this text. Write one of: #who-pays, #when.',
  );
  expect(await checkUrl('#who', 'page', null)).toBeNull();
});

test('checks only anchors when the pages are not known', async () => {
  const position = { kind: 'page', line: 1, column: 1 } as const;
  const references = [
    { ...position, path: '/nope', anchor: '' },
    { ...position, path: '', anchor: 'who' },
  ];
  expect(await findDeadLinks({ references, anchors: [] }, null, 'blog')).toHaveLength(1);
});

test('reports at most twenty issues', async () => {
  const references = Array.from({ length: 500 }, (_, line) => ({
    kind: 'page' as const,
    path: `/a${String(line)}`,
    anchor: '',
    line: line + 1,
    column: 1,
  }));
  expect(await findDeadLinks({ references, anchors: [] }, checkLink, 'blog')).toHaveLength(20);
});
