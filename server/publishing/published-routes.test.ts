import { beforeEach, expect, test } from 'vitest';
import type { Published } from '../../contract/publishing/schema';
import { listPublishedPosts } from '../posts/published-files';
import { actOnPost, addSamplePost, patchPost } from '../testing/samples/posts';
import { useTestServer } from '../testing/test-server';

let now: Date;
let reads: number;
beforeEach(() => {
  now = new Date('2026-11-22T15:00:00.000Z');
  reads = 0;
});
const server = useTestServer({
  now: () => now,
  published: (db, at) => {
    reads += 1;
    return listPublishedPosts(db, at);
  },
});

const ask = (headers = {}) => server.call({ method: 'GET', path: '/published', headers });
const names = async () => (await ask()).json<Published>().files.map(({ name }) => name);

test('caches the published content until it changes', async () => {
  const { id } = await addSamplePost(server, { slug: 'one' });
  await actOnPost(server, id, 'publish', { version: 1 });
  const picture = `/published/pictures/${'0'.repeat(32)}.webp`;
  await Promise.all([ask(), ask(), server.call({ method: 'GET', path: picture })]);
  const answer = await ask();
  const known = await ask({ 'if-none-match': String(answer.headers['etag']) });
  expect([reads, answer.statusCode, known.statusCode]).toEqual([1, 200, 304]);
  await actOnPost(server, id, 'unpublish', { version: 2 });
  expect([await names(), reads]).toEqual([[], 2]);
});

test('drafts do not affect the public response', async () => {
  const { id } = await addSamplePost(server, { slug: 'one' });
  const before = (await ask()).headers['etag'];
  await patchPost(server, id, { version: 1, title: 'Other words' });
  expect((await ask()).headers['etag']).toBe(before);
  await actOnPost(server, id, 'publish', { version: 2 });
  expect((await ask()).headers['etag']).not.toBe(before);
});

test('includes a scheduled post from its time on', async () => {
  const { id } = await addSamplePost(server, { slug: 'later', region: 'new-york' });
  await actOnPost(server, id, 'publish', { version: 1, day: '2026-11-23', time: '09:00' });
  expect(await names()).toEqual([]);
  now = new Date('2026-11-23T14:00:00.000Z');
  expect(await names()).toEqual(['later']);
});

test('does not reveal when a scheduled post starts', async () => {
  const { id } = await addSamplePost(server, { slug: 'later' });
  await actOnPost(server, id, 'publish', { version: 1, day: '2026-12-05', time: '09:00' });
  const answer = await ask();
  expect(JSON.stringify([answer.headers, answer.body])).not.toContain('2026-12-05');
});
