import { expect, test } from 'vitest';
import { findLatestPosts, createRelatedPostsFinder, sortNewestFirst } from './plan-posts';
import { entry } from '../testing/sample-plan';

const post = (name: string, date: string, tags: string[] = []) =>
  entry('blog', name, { title: name, description: '', date, author: 'Larkspan', tags });

/** Ten articles, one a day; the even ones are about safety. */
const posts = Array.from({ length: 10 }, (_, day) =>
  post(`day-${day}`, `2026-05-0${day}`, [day % 2 === 0 ? 'safety' : 'planning']),
);
const leadsTo = (of: ReturnType<typeof post>[], name: string) => {
  const found = of.find((one) => one.name === name);
  if (found === undefined) throw new Error(name);
  return createRelatedPostsFinder(sortNewestFirst(of))(found).map(({ title }) => title);
};

test('an article leads on to those before it that share a tag', () => {
  expect(leadsTo(posts, 'day-9')).toEqual(['day-7', 'day-5', 'day-3']);
});

test('where few share a tag, others follow; the oldest lead to what came after them', () => {
  expect(leadsTo(posts, 'day-3')).toEqual(['day-1', 'day-2', 'day-0']);
  expect(leadsTo(posts, 'day-0')).toEqual(['day-1', 'day-2', 'day-3']);
});

test('a new article changes what no article before it leads to, but for the very oldest', () => {
  const more = [...posts, post('new', '2026-06-01', ['safety'])];
  for (const { name } of posts) expect(leadsTo(more, name)).toEqual(leadsTo(posts, name));
});

test('no article leads to itself, or to another twice', () => {
  for (const { name } of posts) {
    const names = leadsTo(posts, name);
    expect(names).not.toContain(name);
    expect(new Set(names).size).toBe(3);
  }
});

test('articles of one day stand by their names', () => {
  const same = [post('b', '2026-05-01'), post('a', '2026-05-01')];
  expect(findLatestPosts(same, null).map(({ path }) => path)).toEqual(['/blog/a', '/blog/b']);
});
