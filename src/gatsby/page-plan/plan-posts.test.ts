import { expect, test } from 'vitest';
import { findLatestPosts, findRelatedPosts, sortNewestFirst } from './plan-posts';
import { entry } from './testing/sample-plan';

const post = (name: string, date: string, tags: string[] = []) =>
  entry('blog', name, { title: name, description: '', date, author: 'Larkspan', tags });

/** Ten articles, one a day; the even ones are about safety. */
const posts = Array.from({ length: 10 }, (_, day) =>
  post(`day-${day}`, `2026-05-0${day}`, [day % 2 === 0 ? 'safety' : 'planning']),
);
const findRelatedTitles = (from: ReturnType<typeof post>[], name: string) => {
  const sorted = sortNewestFirst(from);
  const index = sorted.findIndex((one) => one.name === name);
  return findRelatedPosts(sorted, index).map(({ title }) => title);
};

test('finds older articles with a shared tag', () => {
  expect(findRelatedTitles(posts, 'day-9')).toEqual(['day-7', 'day-5', 'day-3']);
});

test('adds other articles, and newer ones for the oldest', () => {
  expect(findRelatedTitles(posts, 'day-3')).toEqual(['day-1', 'day-2', 'day-0']);
  expect(findRelatedTitles(posts, 'day-0')).toEqual(['day-1', 'day-2', 'day-3']);
});

test('a new article does not change older ones', () => {
  const more = [...posts, post('new', '2026-06-01', ['safety'])];
  for (const { name } of posts)
    expect(findRelatedTitles(more, name)).toEqual(findRelatedTitles(posts, name));
});

test('sorts articles of one day by name', () => {
  const same = [post('b', '2026-05-01'), post('a', '2026-05-01')];
  expect(findLatestPosts(same, null).map(({ path }) => path)).toEqual(['/blog/a', '/blog/b']);
});
