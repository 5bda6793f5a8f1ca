import { beforeEach, describe, expect, test } from 'vitest';
import type { AuditEntry } from '../../../contract/audit/schema';
import type { Chat, ChatsResponse } from '../../../contract/inbox/schema';
import type { ThreadEventsResponse } from '../../../contract/inbox/event-schema';
import { addThread } from '../../testing/single-thread';
import { listAuditEntries } from '../../testing/stored-records';
import { specifiedFields, submitEligibilityForm } from '../../testing/submit-form';
import { getErrorCode, useTestServer } from '../../testing/test-server';

let now = new Date('2026-11-30T15:00:00.000Z');
// It ticks, because the history finds a change by its time.
const server = useTestServer({ now: () => (now = new Date(now.getTime() + 1)) });
let thread: Chat;
beforeEach(async () => {
  now = new Date('2026-11-30T15:00:00.000Z');
  thread = await addThread(server);
});

const thursday = '2026-12-03T20:00:00.000Z';
const owner = 'intake@agency.example';
const papers = { dueAt: thursday, owner, text: 'Call about Medicaid papers' };

type Role = 'owner' | 'intake' | 'observer' | 'admin';

const set = (
  change: object = {},
  { role = 'intake', path = `thread/${thread.userId}` }: { role?: Role; path?: string } = {},
) =>
  server.callAs(role, {
    method: 'PUT',
    path: `/follow-ups/${path}`,
    payload: { version: 0, ...papers, ...change },
  });

const finish = (version: number, userId = thread.userId) =>
  server.callAs('intake', {
    method: 'DELETE',
    path: `/follow-ups/thread/${userId}?version=${String(version)}`,
  });

const undo = (response: Awaited<ReturnType<typeof set>>, role: Role = 'intake') =>
  server.callAs(role, {
    method: 'POST',
    path: '/follow-ups/undo',
    payload: { token: response.json<{ undo: string }>().undo },
  });

const read = async (userId = thread.userId) =>
  (await server.callAs('intake', { method: 'GET', path: `/chats/${userId}` })).json<Chat>();

const listChanges = async () => {
  const path = `/chats/${thread.userId}/events`;
  const { events } = (
    await server.callAs('intake', { method: 'GET', path })
  ).json<ThreadEventsResponse>();
  return events
    .filter(({ kind }) => kind === 'changed')
    .map(({ by, detail, from, to }) => [by, detail, from, to]);
};

const formatted = 'Dec 3, 2026, 3:00 PM EST, intake@agency.example: Call about Medicaid papers';

test('a follow-up is set, changed, and done, in the history of the record and the audit log', async () => {
  expect((await set()).json()).toMatchObject({ followUp: { ...papers, version: 1 } });
  expect(await read()).toMatchObject({ followUp: { ...papers, version: 1 } });
  // A double click.
  expect((await set()).json()).toMatchObject({ followUp: { version: 1 }, undo: null });
  expect((await finish(1)).json()).toMatchObject({ followUp: null });
  expect((await finish(1)).json()).toEqual({ followUp: null, undo: null });
  expect(await read()).not.toHaveProperty('followUp');
  expect(await listChanges()).toEqual([
    [owner, 'follow-up', null, formatted],
    [owner, 'follow-up-done', formatted, null],
  ]);
  const entries = await listAuditEntries(server.context.database.db, thread.userId);
  const changes = (entries as AuditEntry[]).filter(({ action }) => action.includes('follow-up'));
  expect(changes.map(({ action, detail }) => `${action} ${detail ?? ''}`).sort()).toEqual([
    'do-follow-up Dec 3, 2026, 3:00 PM EST',
    'set-follow-up Dec 3, 2026, 3:00 PM EST',
  ]);
  expect((await set()).json()).toMatchObject({ followUp: { version: 3 } });
});

test('a follow-up that a colleague changed first is a conflict that says what it is now', async () => {
  await set();
  const response = await set({ text: 'Call the daughter' }, { role: 'owner' });
  expect(response.statusCode).toBe(409);
  expect(response.body).toContain('intake@agency.example changed this: follow-up is Dec 3, 2026');
  expect((await set({ text: 'Call the daughter', version: 1 })).statusCode).toBe(200);
});

test('undoing restores what was there, and leaves nothing in the history', async () => {
  const first = await set();
  const later = await set({ version: 1, dueAt: '2026-12-04T14:00:00.000Z' });
  expect((await undo(later, 'owner')).statusCode).toBe(400);
  expect((await undo(later)).json()).toMatchObject({ changed: [thread.userId] });
  expect(await read()).toMatchObject({ followUp: papers });
  expect((await undo(first)).json()).toMatchObject({ changed: [], rejected: [{}] });
  const done = await finish(3);
  expect((await undo(done)).json()).toMatchObject({ changed: [thread.userId] });
  expect(await read()).toMatchObject({ followUp: papers });
  expect(await listChanges()).toEqual([[owner, 'follow-up', null, formatted]]);
});

test.each([
  [{ dueAt: '2026-11-30T14:00:00.000Z' }, 'dueAt'],
  [{ dueAt: '2026-12-32T14:00:00Z' }, 'dueAt'],
  [{ owner: 'observer@agency.example' }, 'owner'],
  [{ text: 'Two\nlines' }, 'text'],
])('rejects %j', async (change, field) => {
  const response = await set(change);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ error: { fields: { [field]: expect.any(String) } } });
});

test('no one sets a follow-up of a record that they can’t see', async () => {
  expect((await set({}, { path: 'employee/e1' })).statusCode).toBe(404);
  expect((await set({}, { path: 'thread/nobody' })).statusCode).toBe(404);
  expect((await set({}, { role: 'admin' })).statusCode).toBe(404);
  expect(getErrorCode(await set({}, { role: 'observer' }))).toBe('forbidden');
});

describe('the list', () => {
  const add = async (firstName: string, followUp: object | null) => {
    await submitEligibilityForm(server, { ...specifiedFields, firstName });
    const { chats } = await list('');
    const userId = chats.find(({ name }) => name.startsWith(firstName))?.userId ?? '';
    if (followUp !== null) await set(followUp, { path: `thread/${userId}` });
    return userId;
  };
  const list = async (query: string, role: Role = 'intake') =>
    (await server.callAs(role, { method: 'GET', path: `/chats?${query}` })).json<ChatsResponse>();
  const names = async (query: string, role?: Role) =>
    (await list(query, role)).chats.map(({ name }) => name.split(' ')[0]);

  test('is sorted and filtered by the next follow-up', async () => {
    // Monday at the office.
    await add('Later', { dueAt: '2026-12-08T15:00:00.000Z' });
    await add('Soon', { dueAt: '2026-11-30T15:30:00.000Z' });
    await add('Week', { dueAt: '2026-12-06T15:00:00.000Z', owner: 'owner@agency.example' });
    await add('Evening', { dueAt: '2026-12-01T03:00:00.000Z' });
    now = new Date('2026-11-30T16:00:00.000Z');
    const sorted = ['Soon', 'Evening', 'Week', 'Later', 'Ann'];
    expect(await names('sort=follow-up')).toEqual(sorted);
    const { older } = await list('sort=follow-up&limit=2');
    expect(await names(`sort=follow-up&limit=2&after=${older ?? ''}`)).toEqual(['Week', 'Later']);
    expect(await names('followUp=overdue')).toEqual(['Soon']);
    expect(await names('followUp=today&sort=follow-up')).toEqual(['Soon', 'Evening']);
    expect(await names('followUp=week&sort=follow-up')).toEqual(['Soon', 'Evening', 'Week']);
    expect(await names('followUp=mine', 'owner')).toEqual(['Week']);
  });

  test('follows a merge, which keeps the earlier follow-up and names the later', async () => {
    await set();
    const earlier = { dueAt: '2026-12-01T15:00:00.000Z', text: 'Call the daughter' };
    const other = await add('Twin', earlier);
    await server.callAs('intake', {
      method: 'POST',
      path: `/chats/${thread.userId}/merge`,
      payload: { userId: other },
    });
    const text = 'Call the daughter. Call about Medicaid papers, Dec 3, 2026, 3:00 PM EST';
    expect(await read()).toMatchObject({ followUp: { ...papers, ...earlier, text } });
    expect((await listChanges()).at(-1)?.at(-1)).toContain(text);
    expect(await names('followUp=week')).toEqual(['Ann']);
    await server.callAs('intake', {
      method: 'POST',
      path: `/chats/${thread.userId}/split`,
      payload: { userId: other },
    });
    expect(await read(other)).not.toHaveProperty('followUp');
  });
});
