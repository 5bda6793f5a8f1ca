import { beforeEach, expect, test } from 'vitest';
import type { Chat, ChatsResponse } from '../../../../contract/inbox/schema';
import type { ReadChange, Unread } from '../../../../contract/inbox/unread-schema';
import { searchHeader } from '../../../../contract/shared/list-limits';
import type { Role } from '../../../../contract/shared/roles';
import { addThread, firstThread } from '../../../testing/single-thread';
import { specifiedFields, submitEligibilityForm } from '../../../testing/submit-form';
import { useTestServer } from '../../../testing/test-server';
import { bumpThreadRevision } from '../threads/refresh-queries';

const server = useTestServer();
let ann: Chat;
let bob: Chat;
beforeEach(async () => {
  ann = await addThread(server);
  await submitEligibilityForm(server, { ...specifiedFields, firstName: 'Bob' });
  bob = await firstThread(server);
});

const get = <Answer>(path: string, role: Role = 'intake') =>
  server.callAs(role, { method: 'GET', path }).then((response) => response.json<Answer>());
const post = (path: string, payload: object, role: Role = 'intake') =>
  server.callAs(role, { method: 'POST', path, payload });
const mark = (change: ReadChange, role?: Role) => post('/chats/unread', change, role);
const read = (role?: Role) => get<Unread>('/chats/unread', role);
/** The badge, and the unread messages of both threads. */
const counts = async (role?: Role) => {
  const { newMessages, threads } = await read(role);
  const of = ({ userId }: Chat) => threads.find((one) => one.userId === userId)?.unread ?? 0;
  return [newMessages, of(ann), of(bob)];
};
const write = (fields: object) => submitEligibilityForm(server, { ...specifiedFields, ...fields });

test('belong to the account: every browser of it has the same, and a colleague their own', async () => {
  expect(await counts()).toEqual([2, 1, 1]);
  const answer = await mark({ state: 'read', userId: ann.userId, total: 1 });
  expect(answer.json<Unread>()).toEqual(await read());
  expect(await counts()).toEqual([1, 0, 1]);
  expect(await counts('owner')).toEqual([2, 1, 1]);
});

test('opening the inbox resets the badge, and the threads stay unread until they are opened', async () => {
  await mark({ state: 'seen' });
  expect(await counts()).toEqual([0, 1, 1]);
  await write({ firstName: 'Bob', time: 'After six' });
  expect(await counts()).toEqual([1, 1, 2]);
  await mark({ state: 'read' });
  expect(await counts()).toEqual([0, 0, 0]);
});

test('marking all as read covers only the threads of the filtered list', async () => {
  await write({ firstName: 'Cy', region: 'maryland' });
  expect(await counts()).toEqual([3, 1, 1]);
  await post('/chats/unread?region=maryland&unread=1', { state: 'read' });
  expect(await counts()).toEqual([2, 1, 1]);
  await server.callAs('intake', {
    method: 'POST',
    path: '/chats/unread',
    payload: { state: 'read' },
    headers: { [searchHeader]: 'Bob' },
  });
  expect(await counts()).toEqual([1, 1, 0]);
  expect((await post('/chats/unread?area=maryland', { state: 'read' })).statusCode).toBe(400);
});

test('a message that arrives while a thread is open stays unread until it is shown', async () => {
  await write({ firstName: 'Bob', time: 'After six' });
  await mark({ state: 'read', userId: bob.userId, total: 1 });
  expect(await counts()).toEqual([2, 1, 1]);
  await mark({ state: 'read', userId: bob.userId, total: 2 });
  expect(await counts()).toEqual([1, 1, 0]);
});

test('what the office writes is not unread', async () => {
  await mark({ state: 'read' });
  await post(`/chats/${ann.userId}/notes`, { channel: 'note', text: 'Kind.' }, 'owner');
  expect(await counts()).toEqual([0, 0, 0]);
});

test('a thread marked as unread has one unread message, and the badge stays', async () => {
  await write({ firstName: 'Bob', time: 'After six' });
  await mark({ state: 'read' });
  await mark({ state: 'unread', userId: bob.userId });
  expect(await counts()).toEqual([0, 0, 1]);
  await mark({ state: 'read', userId: bob.userId });
  expect(await counts()).toEqual([0, 0, 0]);
});

test('a merge and its undoing change nothing that was read', async () => {
  await mark({ state: 'read', userId: bob.userId });
  await post(`/chats/${bob.userId}/merge`, { userId: ann.userId });
  expect(await counts()).toEqual([1, 0, 1]);
  await post(`/chats/${bob.userId}/split`, { userId: ann.userId });
  expect(await counts()).toEqual([1, 1, 0]);
  await post(`/chats/${bob.userId}/merge`, { userId: ann.userId });
  await mark({ state: 'read', userId: bob.userId, total: 2 });
  await post(`/chats/${bob.userId}/split`, { userId: ann.userId });
  expect(await counts()).toEqual([0, 0, 0]);
});

test('what was there before the account counts as read', async () => {
  const later = new Date(Date.now() + 60_000).toISOString();
  await server.context.database.db.updateTable('accounts').set({ createdAt: later }).execute();
  expect(await counts()).toEqual([0, 0, 0]);
  await mark({ state: 'unread', userId: ann.userId });
  expect(await counts()).toEqual([0, 1, 0]);
});

test('messages older than 90 days count as read', async () => {
  const { db } = server.context.database;
  const day = 24 * 60 * 60_000;
  await db.updateTable('accounts').set({ createdAt: '2020-01-01T00:00:00.000Z' }).execute();
  const send = async (daysAgo: number) => {
    const at = new Date(Date.now() - daysAgo * day).toISOString();
    await db.updateTable('messages').set({ at }).where('subjectId', '=', ann.userId).execute();
    await bumpThreadRevision(db, ann.userId);
  };
  await send(89);
  expect(await counts()).toEqual([2, 1, 1]);
  await send(91);
  expect(await counts()).toEqual([1, 0, 1]);
});

test('the list of unread threads is paged and exported by the server, and keeps the open thread', async () => {
  const names = async (query: string) =>
    (await get<ChatsResponse>(`/chats?${query}`)).chats.map(({ userId }) => userId);
  await mark({ state: 'read', userId: ann.userId });
  expect(await names('unread=1')).toEqual([bob.userId]);
  expect(await names(`unread=1&open=${ann.userId}`)).toEqual([bob.userId, ann.userId]);
  expect(await names('unread=1&status=closed')).toEqual([]);
  const file = await server.callAs('intake', {
    method: 'GET',
    path: '/chats/export?format=csv&unread=1',
  });
  const [, ...rows] = file.body.trim().split('\r\n');
  expect(rows.map((row) => row.split(',')[0])).toEqual(['Bob Lee']);
});

test.each(['/chats/unread', '/chats?unread=1'])(
  'GET %s returns 304 until the account reads something or a message arrives',
  async (path) => {
    const ask = (etag = '') =>
      server.callAs('intake', { method: 'GET', path, headers: { 'if-none-match': etag } });
    const etag = String((await ask()).headers['etag']);
    await mark({ state: 'read' }, 'owner');
    expect((await ask(etag)).statusCode).toBe(304);
    await mark({ state: 'read', userId: ann.userId });
    const next = await ask(etag);
    expect(next.statusCode).toBe(200);
    // The same state as before.
    await mark({ state: 'read', userId: ann.userId });
    expect((await ask(String(next.headers['etag']))).statusCode).toBe(304);
    await write({ firstName: 'Cy' });
    expect((await ask(String(next.headers['etag']))).statusCode).toBe(200);
  },
);

test('an unknown thread gets 404', async () => {
  expect((await mark({ state: 'read', userId: 'nobody' })).statusCode).toBe(404);
});
