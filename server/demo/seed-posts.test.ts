import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishProblems } from '../../contract/posts/form';
import { dayAt } from '../../contract/shared/region-facts';
import { defaultRegion } from '../../contract/shared/regions';
import { countPostsByState } from '../posts/queries';
import { readMdx } from '../publishing/mdx/read-mdx';
import { publishedPosts } from '../posts/published-files';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import { buildDemoPosts, generatePosts } from './post-samples';
import { seedManyPosts } from './seed-posts';

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
});
afterEach(() => opened.close());

const now = new Date();
const today = dayAt(defaultRegion, now);

test('each sample post could be published: complete, without faults, of 300 to 600 words, named as a sample', async () => {
  for (const { values, live } of [...buildDemoPosts(now, today), ...generatePosts(50, today)]) {
    const latest = live === null ? today : dayAt(defaultRegion, new Date(live));
    expect(publishProblems(values, latest)).toEqual({});
    expect((await readMdx('seed', { body: values.body, kind: 'post' })).faults).toEqual([]);
    const words = values.body.split(/\s+/).length;
    expect([words, words >= 300 && words <= 600]).toEqual([words, true]);
    expect(values.title).toMatch(/\(sample( \d+)?\)$/);
  }
});

test('so many posts are added as are asked for, again and again, of every state but taken back', async () => {
  const { db } = opened.database;
  await seedManyPosts(db, 100, now);
  await seedManyPosts(db, 50, now);
  expect(await countPostsByState(db, now.toISOString())).toEqual({
    draft: 3,
    scheduled: 3,
    published: 144,
    unpublished: 0,
  });
  const files = await publishedPosts(db, now);
  expect(new Set(files.map(({ name }) => name)).size).toBe(144);
});
