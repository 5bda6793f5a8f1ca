import { beforeEach, expect, test } from 'vitest';
import type { Published } from '../../../contract/publishing/schema';
import { actOnPost, addSamplePost, patchPost } from '../../testing/samples/posts';
import { useTestServer } from '../../testing/test-server';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-22T15:00:00.000Z');
});
const server = useTestServer({ now: () => now });

const ask = (headers = {}) => server.call({ method: 'GET', path: '/published', headers });
const names = async () => (await ask()).json<Published>().files.map(({ name }) => name);

test('returns 304 until the published content changes', async () => {
  const { id } = await addSamplePost(server, { slug: 'one' });
  await actOnPost(server, id, 'publish', { version: 1 });
  const response = await ask();
  const known = await ask({ 'if-none-match': String(response.headers['etag']) });
  expect([response.statusCode, known.statusCode]).toEqual([200, 304]);
  await actOnPost(server, id, 'unpublish', { version: 2 });
  expect(await names()).toEqual([]);
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
  const response = await ask();
  expect(JSON.stringify([response.headers, response.body])).not.toContain('2026-12-05');
});
