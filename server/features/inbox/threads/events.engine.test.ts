import { beforeEach, expect, test } from 'vitest';
import type { Chat } from '../../../../contract/inbox/schema';
import type { ThreadEventsResponse } from '../../../../contract/inbox/event-schema';
import { recordOptOut } from '../../../services/sms/consent-queries';
import { addThread, firstThread } from '../../../testing/single-thread';
import { specifiedFields, submitEligibilityForm } from '../../../testing/submit-form';
import { useTestServer } from '../../../testing/test-server';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-20T15:00:00.000Z');
});
const server = useTestServer({
  now: () => {
    now = new Date(now.getTime() + 1_000);
    return now;
  },
});
let thread: Chat;
beforeEach(async () => {
  thread = await addThread(server);
});
const intake = 'intake@agency.example';
const owner = 'owner@agency.example';

const list = async (userId = thread.userId) => {
  const response = await server.callAs('intake', {
    method: 'GET',
    path: `/chats/${userId}/events`,
  });
  return response
    .json<ThreadEventsResponse>()
    .events.map(({ kind, by, detail }) => [kind, by, detail]);
};
const change = (payload: object, role: 'intake' | 'owner' = 'intake') =>
  server.callAs(role, { method: 'PATCH', path: `/chats/${thread.userId}`, payload });
const given = ['consent-given', null, '2125550199'];

test('says who changed status and assignee, and when', async () => {
  await change({ version: 1, status: 'qualified', assignee: owner });
  await change({ version: 2, assignee: null }, 'owner');
  const payload = { threads: [{ id: thread.userId, version: 3 }], status: 'closed' };
  await server.callAs('owner', { method: 'POST', path: '/chats/states', payload });
  expect(await list()).toEqual([
    given,
    ['status', intake, 'qualified'],
    ['assigned', intake, owner],
    ['assigned', owner, null],
    ['status', owner, 'closed'],
  ]);
});

test('a reply or call that makes the thread contacted is an event', async () => {
  const payload = { channel: 'call', text: 'Called.' };
  const path = `/chats/${thread.userId}/notes`;
  await server.callAs('intake', { method: 'POST', path, payload });
  expect(await list()).toEqual([given, ['status', intake, 'contacted']]);
});

test('a message that reopens a closed thread and gives another address shows as two events', async () => {
  await change({ version: 1, status: 'closed' });
  await submitEligibilityForm(server, { ...specifiedFields, email: 'new@mail.example' });
  expect((await firstThread(server)).status).toBe('new');
  expect((await list()).filter(([kind]) => kind !== 'consent-given')).toEqual([
    ['status', intake, 'closed'],
    ['email-added', null, 'new@mail.example'],
    ['reopened', null, null],
  ]);
});

test('a merge and its end appear in both threads, with the other person’s name', async () => {
  await submitEligibilityForm(server, {
    ...specifiedFields,
    firstName: 'Bob',
    contact: '9735550118',
  });
  const other = await firstThread(server);
  const call = (action: string) =>
    server.callAs('owner', {
      method: 'POST',
      path: `/chats/${thread.userId}/${action}`,
      payload: { userId: other.userId },
    });
  await call('merge');
  const merged = ['merged', owner, 'Bob Lee'];
  expect(await list()).toContainEqual(merged);
  expect(await list(other.userId), 'the same thread').toEqual(await list());
  await call('split');
  expect((await list()).slice(-2)).toEqual([merged, ['split', owner, 'Bob Lee']]);
  expect((await list(other.userId)).slice(-2)).toEqual([
    ['merged-into', owner, 'Ann Lee'],
    ['split-from', owner, 'Ann Lee'],
  ]);
});

test('an opt-out shows with its number', async () => {
  const { db } = server.context.database;
  await recordOptOut(db, server.context.encryption, thread.contact, '2026-11-25T00:00:00.000Z');
  expect((await list()).at(-1)).toEqual(['consent-withdrawn', null, thread.contact]);
});
