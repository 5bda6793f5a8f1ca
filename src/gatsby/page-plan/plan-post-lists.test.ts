import { expect, test } from 'vitest';
import { planPostLists } from './plan-posts';
import { entry, page, plan } from './testing/sample-plan';

const post = (number: number) => {
  const name = `post-${String(number).padStart(3, '0')}`;
  const date = new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10);
  const tags = [number % 2 === 0 ? 'safety' : 'planning'];
  return entry('blog', name, { title: name, description: '', date, author: 'Larkspan', tags });
};
const posts = (count: number) => Array.from({ length: count }, (_, index) => post(index + 1));
const base = plan({ pages: [page('blog', 'Articles')], blog: posts(1) })('/blog')?.context;
if (base === undefined) throw new Error('There is no list.');
const lists = (count: number) =>
  new Map(planPostLists(posts(count), base).map(({ path, context }) => [path, context]));

/** The pages of a list, following the links to older articles. */
function listPages(count: number, root: string) {
  const pages = lists(count);
  const visited = [];
  for (
    let path: string | null = root;
    path !== null;
    path = pages.get(path)?.neighbors.older ?? null
  ) {
    visited.push({ path, ...pages.get(path) });
  }
  return visited;
}

test.each([1, 17, 18, 40])('lists each of %i articles once, the newest first', (count) => {
  const visited = listPages(count, '/blog').flatMap(({ posts: cards = [] }) => cards);
  expect(visited.map(({ title }) => title)).toEqual(
    posts(count)
      .map(({ name }) => name)
      .reverse(),
  );
});

test('puts 9 to 17 articles on the first page and 9 on each other', () => {
  const [newest, ...others] = listPages(40, '/blog');
  expect(newest?.posts).toHaveLength(13);
  expect(
    others.map(({ path, posts: cards, neighbors }) => [path, cards?.length, neighbors?.newer]),
  ).toEqual([
    ['/blog/page/3', 9, '/blog'],
    ['/blog/page/2', 9, '/blog/page/3'],
    ['/blog/page/1', 9, '/blog/page/2'],
  ]);
});

test('a new article changes only its pages, and every ninth time the next ones', () => {
  const changed = (count: number) => {
    const before = lists(count - 1);
    return [...lists(count)].flatMap(([path, context]) =>
      JSON.stringify(before.get(path)) === JSON.stringify(context) ? [] : [path],
    );
  };
  expect(changed(40)).toEqual(['/blog', '/blog/tags/safety']);
  expect(changed(45)).toEqual(['/blog', '/blog/page/4', '/blog/page/3', '/blog/tags/planning']);
});

test('has one page without articles', () => {
  const context = planPostLists([], base)[0]?.context;
  expect([context?.posts, context?.neighbors]).toEqual([[], { newer: null, older: null }]);
});
