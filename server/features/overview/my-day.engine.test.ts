import { beforeEach, expect, test } from 'vitest';
import type { Chat } from '../../../contract/inbox/schema';
import type { MyDay } from '../../../contract/overview/my-day-schema';
import { listChats } from '../../testing/stored-records';
import { specifiedFields, submitEligibilityForm } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

const start = new Date('2026-11-30T15:00:00.000Z');
let now = start;
const server = useTestServer({ now: () => now });
beforeEach(() => {
  now = start;
});

type Role = 'owner' | 'intake' | 'observer';

const ask = (role: Role, etag = '') =>
  server.callAs(role, { method: 'GET', path: '/my-day', headers: { 'if-none-match': etag } });
const read = async (role: Role = 'intake') => (await ask(role)).json<MyDay>();
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

async function add(firstName: string): Promise<Chat> {
  await submitEligibilityForm(server, { ...specifiedFields, firstName });
  const chat = (await listChats(server)).find(({ name }) => name.startsWith(firstName));
  if (!chat) throw new Error('no thread');
  return chat;
}

const assign = ({ userId, version }: Chat, assignee: string, by: Role = 'owner') =>
  server.callAs(by, { method: 'PATCH', path: `/chats/${userId}`, payload: { version, assignee } });

const followUp = ({ userId }: Chat, dueAt: string, owner = 'intake@agency.example') =>
  server.callAs('owner', {
    method: 'PUT',
    path: `/follow-ups/thread/${userId}`,
    payload: { version: 0, dueAt, owner, text: 'Call' },
  });

test('shows what is due until midnight, who waits, and nothing of others', async () => {
  const [ann, bo, cy, di] = [await add('Ann'), await add('Bo'), await add('Cy'), await add('Di')];
  await assign(bo, 'intake@agency.example');
  await assign(cy, 'owner@agency.example');
  await followUp(ann, '2026-12-01T04:00:00.000Z');
  await followUp(bo, '2026-11-30T15:30:00.000Z');
  await followUp(cy, '2026-11-30T16:00:00.000Z', 'owner@agency.example');
  await followUp(di, '2026-12-01T15:00:00.000Z');
  later(60);
  const day = await read();
  expect(names(day.followUps)).toEqual(['Bo Lee', 'Ann Lee']);
  expect(day.followUps[0]).toMatchObject({
    kind: 'thread',
    followUp: { text: 'Call', version: 1 },
  });
  expect(names(day.waiting.items)).toEqual(['Bo Lee']);
  expect(names(day.unassigned.items)).toEqual(['Ann Lee', 'Di Lee']);
  expect(await read('observer')).toMatchObject({
    followUps: [],
    waiting: { items: [], hasMore: false },
    unassigned: { items: [], hasMore: false },
    changes: [],
  });
});

test('names who waits longest, even if they are snoozed or a colleague’s, but only in the inbox', async () => {
  const ann = await add('Ann');
  await assign(ann, 'owner@agency.example');
  later(10);
  await add('Bo');
  await server.callAs('owner', {
    ...{ method: 'PATCH', path: `/chats/${ann.userId}` },
    payload: { version: ann.version + 1, snoozedUntil: '2026-12-02T15:00:00.000Z' },
  });
  expect((await read()).longest).toMatchObject({
    ...{ id: ann.userId, name: 'Ann Lee', at: start.toISOString() },
    ...{ assignee: 'owner@agency.example', isSnoozed: true },
  });
  expect((await read('observer')).longest).toBeNull();
});

test('lists what changed since the last visit, and keeps it while the visit lasts', async () => {
  const ann = await add('Ann');
  await read();
  later(120);
  await assign(ann, 'intake@agency.example');
  later(1);
  await add('Ann');
  const list = async () => (await read()).changes.map(({ name, what }) => `${name}: ${what}`);
  expect(await list()).toEqual(['Ann Lee: message', 'Ann Lee: assigned']);
  later(20);
  expect(await list()).toHaveLength(2);
  later(31);
  expect(await list()).toEqual([]);
});

test('leaves out what was read, and what was assigned to someone else since', async () => {
  const ann = await add('Ann');
  await read();
  later(120);
  await assign(ann, 'intake@agency.example');
  later(1);
  await add('Ann');
  const list = async () => (await read()).changes.map(({ what }) => what);
  expect(await list()).toEqual(['message', 'assigned']);
  await server.callAs('intake', {
    ...{ method: 'POST', path: '/chats/unread' },
    payload: { userId: ann.userId, state: 'read' },
  });
  expect(await list()).toEqual(['assigned']);
  await server.callAs('owner', {
    ...{ method: 'PATCH', path: `/chats/${ann.userId}` },
    payload: { assignee: null, version: ann.version + 1 },
  });
  expect(await list()).toEqual([]);
});

test('returns 304 until something changes or becomes overdue', async () => {
  const ann = await add('Ann');
  const etag = String((await ask('intake')).headers['etag']);
  expect((await ask('intake', etag)).statusCode).toBe(304);
  await followUp(ann, '2026-11-30T15:30:00.000Z');
  const next = String((await ask('intake', etag)).headers['etag']);
  expect(next).not.toBe(etag);
  later(1);
  expect((await ask('intake', next)).statusCode).toBe(200);
});
