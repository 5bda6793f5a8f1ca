import { beforeEach, describe, expect, test } from 'vitest';
import type { Chat, ChatsResponse } from '../../../../contract/inbox/schema';
import type {
  AssigneesResponse,
  BulkThreadResponse,
  ThreadState,
} from '../../../../contract/inbox/change-schema';
import type { ErrorBody } from '../../../../contract/shared/schema/error';
import { listAuditEntries } from '../../../testing/stored-records';
import { firstThread, addThread } from '../../../testing/single-thread';
import { specifiedFields, submitEligibilityForm } from '../../../testing/submit-form';
import { useTestServer } from '../../../testing/test-server';

const server = useTestServer();
type Undoable = ThreadState & { undo: string | null };
let thread: Chat;
beforeEach(async () => {
  thread = await addThread(server);
});

const change = (payload: object, role: 'intake' | 'owner' = 'intake', userId = thread.userId) =>
  server.callAs(role, { method: 'PATCH', path: `/chats/${userId}`, payload });
const actions = async () =>
  (await listAuditEntries(server.context.database.db, thread.userId)).map(
    ({ actor, action }) => `${actor} ${action}`,
  );
const owner = 'owner@agency.example';
const intake = 'intake@agency.example';

describe('status and assignee', () => {
  test('of a new thread are new and unassigned', () => {
    expect(thread).toMatchObject({ status: 'new', assignee: null, version: 1 });
  });

  test('change at the current version and are audited', async () => {
    const response = await change({ version: 1, status: 'qualified', assignee: owner });
    const state = { status: 'qualified', assignee: owner, version: 2 };
    expect(response.json<ThreadState>()).toMatchObject(state);
    expect(await firstThread(server)).toMatchObject(state);
    await change({ version: 2, assignee: null });
    expect(await actions()).toEqual([
      `${intake} status-qualified`,
      `${intake} assign`,
      `${intake} unassign`,
    ]);
  });

  test('that a colleague has changed since return 409 and stay', async () => {
    await change({ version: 1, status: 'contacted' }, 'owner');
    const refused = await change({ version: 1, status: 'closed' });
    const { error } = refused.json<ErrorBody>();
    expect([refused.statusCode, error.code]).toEqual([409, 'changed_since']);
    expect(error.message).toContain(`${owner} changed this: status is Contacted, unassigned`);
    expect((await firstThread(server)).status).toBe('contacted');
  });

  test('are changed by one of two simultaneous calls', async () => {
    const responses = await Promise.all([
      change({ version: 1, status: 'qualified' }, 'owner'),
      change({ version: 1, status: 'closed' }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await actions()).toHaveLength(1);
  });

  test('are changed once by a repeated call', async () => {
    await change({ version: 1, status: 'closed' });
    const repeated = await change({ version: 1, status: 'closed' });
    expect([repeated.statusCode, repeated.json<ThreadState>().version]).toEqual([200, 2]);
    expect(await actions()).toHaveLength(1);
  });

  test.each([
    [{ version: 1 }],
    [{ status: 'closed' }],
    [{ version: 1, status: 'lost' }],
    [{ version: 0, status: 'closed' }],
    [{ version: 2 ** 31 - 1, status: 'closed' }],
    [{ version: 1, status: 'closed', by: 'me' }],
    [{ version: 1, assignee: 'observer@agency.example' }],
    [{ version: 1, assignee: 'stranger@mail.example' }],
  ])('that are invalid return 400: %j', async (payload) => {
    expect((await change(payload)).statusCode).toBe(400);
    expect(await firstThread(server)).toMatchObject({ status: 'new', assignee: null, version: 1 });
  });

  test('of an unknown thread return 404', async () => {
    expect((await change({ version: 1, status: 'closed' }, 'owner', 'x')).statusCode).toBe(404);
  });
});

describe('a thread', () => {
  test('that is new is marked contacted by a reply, and belongs to its author', async () => {
    await server.callAs('owner', {
      method: 'POST',
      path: `/chats/${thread.userId}/replies`,
      payload: { channel: 'sms', to: thread.contact, text: 'Hello' },
    });
    const expected = { status: 'contacted', assignee: owner, version: 2 };
    expect(await firstThread(server)).toMatchObject(expected);
    const refused = await change({ version: 1, status: 'closed' });
    expect(refused.json<ErrorBody>().error.message).toContain(`${owner} changed this`);
  });

  test('that is qualified stays qualified after a reply', async () => {
    await change({ version: 1, status: 'qualified' });
    await server.callAs('owner', {
      method: 'POST',
      path: `/chats/${thread.userId}/replies`,
      payload: { channel: 'sms', to: thread.contact, text: 'Hello' },
    });
    expect(await firstThread(server)).toMatchObject({ status: 'qualified', assignee: owner });
  });

  test('that is closed is reopened when the person writes, with the same assignee', async () => {
    await change({ version: 1, status: 'closed', assignee: owner });
    await submitEligibilityForm(server, { ...specifiedFields, time: 'evenings' });
    expect(await firstThread(server)).toMatchObject({ status: 'new', assignee: owner, version: 3 });
    const refused = await change({ version: 2, assignee: null });
    expect(refused.json<ErrorBody>().error.message).toContain('A new message from this person');
  });

  test('that is qualified stays qualified when the person writes', async () => {
    await change({ version: 1, status: 'qualified' });
    await submitEligibilityForm(server, { ...specifiedFields, time: 'evenings' });
    expect(await firstThread(server)).toMatchObject({ status: 'qualified', version: 2 });
  });
});

test('lists who has threads, also someone whose account was disabled since', async () => {
  await change({ version: 1, assignee: owner });
  const { db } = server.context.database;
  await db.updateTable('accounts').set({ disabled: 1 }).where('email', '=', owner).execute();
  const get = (path: string) => server.callAs('intake', { method: 'GET', path });
  const listed = (await get('/chats/assignees')).json<AssigneesResponse>();
  expect(listed).toEqual({ assignees: [intake], assigned: [owner] });
  const found = async (query: string) =>
    (await get(`/chats?${query}`)).json<ChatsResponse>().chats.map(({ userId }) => userId);
  expect(await found(`assignee=${owner}`)).toEqual([thread.userId]);
  await change({ version: 2, status: 'closed' });
  expect(await found(`assignee=${owner}`)).toEqual([]);
  expect(await found(`assignee=${owner}&status=closed`)).toEqual([thread.userId]);
});

test('lists active staff who can see threads as assignees', async () => {
  const ask = async () =>
    (
      await server.callAs('intake', { method: 'GET', path: '/chats/assignees' })
    ).json<AssigneesResponse>().assignees;
  expect(await ask()).toEqual([intake, owner]);
  await server.context.database.db
    .updateTable('accounts')
    .set({ disabled: 1 })
    .where('email', '=', owner)
    .execute();
  expect(await ask()).toEqual([intake]);
  expect((await change({ version: 1, assignee: owner })).statusCode).toBe(400);
});

describe('several threads', () => {
  const changeAll = (payload: object) =>
    server.callAs('intake', { method: 'POST', path: '/chats/states', payload });

  test('are changed together, except those that a colleague has changed since', async () => {
    await submitEligibilityForm(server, { ...specifiedFields, firstName: 'Bob' });
    const bob = await firstThread(server);
    await change({ version: 1, status: 'contacted' }, 'owner');
    const threads = [thread.userId, bob.userId].map((id) => ({ id, version: 1 }));
    const response = await changeAll({ threads, status: 'closed', assignee: intake });
    const { changed, rejected } = response.json<BulkThreadResponse>();
    expect(changed).toEqual([bob.userId]);
    expect(rejected).toEqual([
      { id: thread.userId, message: expect.stringContaining(`${owner} changed this`) },
    ]);
    expect(await actions()).toEqual([`${owner} status-contacted`]);
  });

  test('are changed once each, even if named repeatedly', async () => {
    const twice = { id: thread.userId, version: 1 };
    const missing = { id: 'nobody', version: 1 };
    const threads = [twice, missing, twice, { ...twice, version: 9 }, missing];
    const { changed, rejected } = (
      await changeAll({ threads, status: 'closed' })
    ).json<BulkThreadResponse>();
    expect(changed).toEqual([thread.userId]);
    expect(rejected.map(({ id }) => id)).toEqual(['nobody']);
    expect(await actions()).toEqual([`${intake} status-closed`]);
  });

  test('are rejected if unknown or assigned to a stranger', async () => {
    const threads = [{ id: 'nobody', version: 1 }];
    const none = (await changeAll({ threads, status: 'closed' })).json<BulkThreadResponse>();
    expect(none.rejected.map(({ id }) => id)).toEqual(['nobody']);
    const known = [{ id: thread.userId, version: 1 }];
    const stranger = await changeAll({ threads: known, assignee: 'stranger@mail.example' });
    expect(stranger.json<BulkThreadResponse>().changed).toEqual([]);
    for (const payload of [{ threads: [], status: 'closed' }, { threads: known }]) {
      expect((await changeAll(payload)).statusCode).toBe(400);
    }
  });
});

describe('undoing', () => {
  const undo = (token: string | null, role: 'intake' | 'owner' = 'intake') =>
    server.callAs(role, { method: 'POST', path: '/chats/undo', payload: { token } });

  test('a closing reopens the thread with the status that it had', async () => {
    await change({ version: 1, status: 'qualified' });
    const { undo: token } = (await change({ version: 2, status: 'closed' })).json<Undoable>();
    const responses = await Promise.all([undo(token), undo(token)]);
    const done = { changed: [thread.userId], rejected: [] };
    expect(responses.map((response) => response.json<object>())).toEqual([done, done]);
    expect(await firstThread(server)).toMatchObject({ status: 'qualified', version: 4 });
  });

  test('a bulk action restores each thread, except those changed since, which it names', async () => {
    await submitEligibilityForm(server, { ...specifiedFields, firstName: 'Bob' });
    const bob = await firstThread(server);
    await change({ version: 1, assignee: owner });
    const payload = {
      threads: [
        { id: thread.userId, version: 2 },
        { id: bob.userId, version: 1 },
      ],
      assignee: intake,
    };
    const response = await server.callAs('intake', {
      method: 'POST',
      path: '/chats/states',
      payload,
    });
    await change({ version: 2, status: 'contacted' }, 'owner', bob.userId);
    const { changed, rejected } = (await undo(response.json<Undoable>().undo)).json<{
      changed: string[];
      rejected: { id: string; message: string }[];
    }>();
    expect(changed).toEqual([thread.userId]);
    expect(rejected).toEqual([
      { id: bob.userId, message: expect.stringContaining(`${owner} changed this`) as string },
    ]);
    const chat = await server.callAs('owner', { method: 'GET', path: `/chats/${thread.userId}` });
    expect(chat.json<Chat>().assignee).toBe(owner);
  });

  test('is not possible for someone else or with a token of the help desk', async () => {
    const { undo: token } = (await change({ version: 1, status: 'closed' })).json<Undoable>();
    expect((await undo(token, 'owner')).statusCode).toBe(400);
    const path = '/helpDesk/records/undo';
    const elsewhere = await server.callAs('owner', { method: 'POST', path, payload: { token } });
    expect(elsewhere.statusCode).toBe(400);
    expect((await firstThread(server)).status).toBe('closed');
  });
});
