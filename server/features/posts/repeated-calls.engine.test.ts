import { beforeEach, expect, test } from 'vitest';
import type { PostDetail } from '../../../contract/posts/schema';
import { listAuditEntries } from '../../testing/stored-records';
import { actOnPost, addSamplePost, patchPost } from '../../testing/samples/posts';
import { useTestServer } from '../../testing/test-server';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-22T15:00:00.000Z');
});
const server = useTestServer({ now: () => now, config: { rateLimitFactor: 100 } });

const later = { day: '2026-11-23', time: '08:30' };
const steps = async (id: string) => (await listAuditEntries(server.context.database.db, id)).length;

test.each([
  ['published', {}],
  ['scheduled', later],
])('a retry after a lost response leaves the post %s once', async (state, due) => {
  const { id } = await addSamplePost(server);
  const first = await actOnPost(server, id, 'publish', { version: 1, ...due });
  const before = await steps(id);
  // The time of the retry does not matter.
  now = new Date('2026-11-22T15:00:20.000Z');
  const second = await actOnPost(server, id, 'publish', { version: 1, ...due });
  expect(second.statusCode).toBe(200);
  expect(second.json()).toEqual(first.json());
  expect(second.json()).toMatchObject({ state, version: 2 });
  expect(await steps(id)).toBe(before);
});

test('a different request at the same version is a conflict, not a retry', async () => {
  const { id } = await addSamplePost(server);
  await actOnPost(server, id, 'publish', { version: 1, ...later });
  for (const due of [{}, { ...later, time: '09:30' }]) {
    expect((await actOnPost(server, id, 'publish', { version: 1, ...due })).statusCode).toBe(409);
  }
  const other = await addSamplePost(server);
  await patchPost(server, other.id, { version: 1, title: 'Newer' });
  expect((await actOnPost(server, other.id, 'publish', { version: 1 })).statusCode).toBe(409);
});

test('a retry after a lost response restores the post once', async () => {
  const { id, history } = await addSamplePost(server, { title: 'First' });
  await patchPost(server, id, { version: 1, title: 'Second' });
  const request = { version: 2, revision: history[0]?.id };
  const first = await actOnPost(server, id, 'restore', request);
  const before = await steps(id);
  const second = await actOnPost(server, id, 'restore', request);
  expect(second.json()).toEqual(first.json());
  expect(second.json<PostDetail>()).toMatchObject({ title: 'First', version: 3 });
  expect(await steps(id)).toBe(before);
});
