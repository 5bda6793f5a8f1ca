import { expect, test } from 'vitest';
import { findDeadLinks, type CheckLink } from './internal-links';

const site: Record<string, 'there' | 'unpublished'> = {
  'page /': 'there',
  'page /hha': 'there',
  'page /blog/later': 'unpublished',
  'file /images/a.png': 'there',
};
const look: CheckLink = (path, kind) => Promise.resolve(site[`${kind} ${path}`] ?? 'missing');

/** What is said of one link. */
async function saidOf(url: string, kind: 'page' | 'file' = 'page', anchors: string[] | null = []) {
  const [path = '', anchor = ''] = url.split('#');
  const references = [{ kind, path, anchor, line: 3, column: 7 }];
  const [fault] = await findDeadLinks({ references, anchors }, look, isTop);
  return fault === undefined ? null : `${fault.problem} ${fault.advice}`;
}

const isTop = (anchor: string) => anchor === 'top';

test('a link to what is there is none, and its place on another page is not looked at', async () => {
  expect(await saidOf('/')).toBeNull();
  expect(await saidOf('/hha#hours')).toBeNull();
  expect(await saidOf('/images/a.png', 'file')).toBeNull();
});

test.each([
  ['/hha/', '/hha'],
  ['/HHA', '/hha'],
  ['//hha//', '/hha'],
  ['/hha.html', '/hha'],
  ['/hha/index.html', '/hha'],
  ['/index.html', '/'],
])('%s is answered with the page that was meant', async (path, meant) => {
  expect(await saidOf(path)).toBe(`There is no page ${path} on this site. Write "${meant}".`);
});

test('a link that nobody can guess says where all pages are, a picture that it is to be added', async () => {
  expect(await saidOf('/nope')).toMatch(/^There is no page \/nope on this site\. .*\/sitemap/);
  expect(await saidOf('/images/b.png', 'file')).toMatch(/^There is no file \/images\/b\.png/);
});

test('what is written and not published is to be published first', async () => {
  expect(await saidOf('/blog/later')).toMatch(/is not on the site\. Publish it first/);
});

test('a place in the text itself is a heading of it, or a place of the page', async () => {
  expect(await saidOf('#who-pays', 'page', ['who-pays'])).toBeNull();
  expect(await saidOf('#top')).toBeNull();
  expect(await saidOf('#')).toBeNull();
  expect(await saidOf('#who', 'page', ['who-pays', 'when'])).toBe(
    'There is no heading #who in this text. Write one of: #who-pays, #when.',
  );
  expect(await saidOf('#who')).toMatch(/write a heading/);
  expect(await saidOf('#who', 'page', null)).toBeNull();
});

test('where the pages are not known, only places in the text are looked at', async () => {
  const at = { kind: 'page', line: 1, column: 1 } as const;
  const references = [
    { ...at, path: '/nope', anchor: '' },
    { ...at, path: '', anchor: 'who' },
  ];
  expect(await findDeadLinks({ references, anchors: [] }, null, isTop)).toHaveLength(1);
});

test('each address is looked for once, and no more than twenty faults are named', async () => {
  let looks = 0;
  const count: CheckLink = () => {
    looks += 1;
    return Promise.resolve('missing');
  };
  const to = (path: string, line: number) =>
    ({ kind: 'page', path, anchor: '', line, column: 1 }) as const;
  const same = Array.from({ length: 5 }, (_, line) => to('/a', line + 1));
  expect(await findDeadLinks({ references: same, anchors: [] }, count, isTop)).toHaveLength(5);
  expect(looks).toBe(1);
  const many = Array.from({ length: 500 }, (_, line) => to(`/a${String(line)}`, line + 1));
  expect(await findDeadLinks({ references: many, anchors: [] }, count, isTop)).toHaveLength(20);
  expect(looks).toBe(21);
});
