import { beforeEach, expect, test } from 'vitest';
import type { ErrorBody } from '../../../contract/shared/schema/error';
import type { PostDetail, PostsResponse } from '../../../contract/posts/schema';
import { listAuditEntries } from '../../testing/stored-records';
import { actOnPost, addSamplePost, patchPost } from '../../testing/samples/posts';
import { useTestServer } from '../../testing/test-server';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-22T15:00:00.000Z');
});
const server = useTestServer({ now: () => now, config: { rateLimitFactor: 100 } });

const discard = (id: string, version: number) =>
  server.callAs('owner', { method: 'DELETE', path: `/posts/${id}?version=${String(version)}` });
const open = (id: string) => server.callAs('owner', { method: 'GET', path: `/posts/${id}` });
const total = async () =>
  (await server.callAs('owner', { method: 'GET', path: '/posts' })).json<PostsResponse>().total;
const getMessage = (response: { json<Body>(): Body }) => response.json<ErrorBody>().error.message;

test('deletes a draft with its revisions, frees its slug, and audits it', async () => {
  const { id } = await addSamplePost(server, { title: 'Slip', slug: 'slip' });
  await patchPost(server, id, { version: 1, title: 'Slip of the pen' });
  expect((await discard(id, 2)).statusCode).toBe(204);
  expect([(await open(id)).statusCode, await total()]).toEqual([404, 0]);
  const { db } = server.context.database;
  expect(await db.selectFrom('postRevisions').selectAll().execute()).toEqual([]);
  expect(
    (await listAuditEntries(db, id)).find(({ action }) => action === 'discard-post'),
  ).toMatchObject({
    actor: 'owner@agency.example',
    detail: 'Slip of the pen',
  });
  expect(await addSamplePost(server, { slug: 'slip' })).toMatchObject({ freeSlug: 'slip' });
  expect((await discard(id, 2)).statusCode).toBe(404);
});

test('does not delete a draft that changed since', async () => {
  const { id } = await addSamplePost(server);
  await patchPost(server, id, { version: 1, title: 'Newer' });
  const rejected = await discard(id, 1);
  expect([rejected.statusCode, getMessage(rejected)]).toEqual([
    409,
    'You changed this in another window: saved. Check it and try again.',
  ]);
  expect(await total()).toBe(1);
});

test('does not delete a post that was ever published', async () => {
  const { id } = await addSamplePost(server);
  await actOnPost(server, id, 'publish', { version: 1 });
  expect((await discard(id, 2)).statusCode).toBe(409);
  await actOnPost(server, id, 'unpublish', { version: 2 });
  expect((await discard(id, 3)).statusCode).toBe(409);
  await actOnPost(server, id, 'publish', { version: 3, day: '2026-11-24' });
  await actOnPost(server, id, 'unpublish', { version: 4 });
  expect((await discard(id, 5)).statusCode).toBe(409);
});

test('deletes a scheduled post only after its schedule is canceled', async () => {
  const { id } = await addSamplePost(server);
  await actOnPost(server, id, 'publish', { version: 1, day: '2026-11-24' });
  expect(getMessage(await discard(id, 2))).toContain('cancel its schedule');
  await actOnPost(server, id, 'unpublish', { version: 2 });
  expect((await discard(id, 3)).statusCode).toBe(204);
});

test('suggests a free slug for a draft whose slug another post has', async () => {
  await addSamplePost(server, { slug: 'same' });
  await addSamplePost(server, { slug: 'same-2' });
  const third = await addSamplePost(server, { slug: 'same' });
  expect([third.slug, third.freeSlug]).toEqual(['same', 'same-3']);
  const moved = await patchPost(server, third.id, { version: 1, slug: 'other' });
  expect(moved.json<PostDetail>().freeSlug).toBe('other');
  const long = 'x'.repeat(80);
  await addSamplePost(server, { slug: long });
  expect((await addSamplePost(server, { slug: long })).freeSlug).toBe(`${'x'.repeat(78)}-2`);
});
