import { randomBytes } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import type { QueueResponse } from '../../../contract/help-desk/queue-schema';
import type { BulkThreadResponse, ThreadState } from '../../../contract/inbox/change-schema';
import type { ThreadEventsResponse } from '../../../contract/inbox/event-schema';
import type { Chat, ChatsResponse } from '../../../contract/inbox/schema';
import { addThread, firstThread } from '../../testing/single-thread';
import {
  fileRequest,
  getRequestDetail,
  getRequestStatus,
} from '../../testing/samples/help-desk-requests';
import { listAuditEntries } from '../../testing/stored-records';
import { specifiedFields, submitEligibilityForm } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

let now = new Date('2026-11-30T15:00:00.000Z');
const server = useTestServer({
  now: () => (now = new Date(now.getTime() + 1)),
  config: { rateLimitFactor: 100 },
});

const newTagId = () => randomBytes(16).toString('hex');
const spanish = { id: newTagId(), name: 'Spanish', color: 'teal' };
const urgent = { id: newTagId(), name: 'Urgent', color: 'red' };

const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, payload?: object) =>
  server.callAs('owner', { method, path, ...(payload && { payload }) });
const get = async <Answer>(path: string) => (await send('GET', path)).json<Answer>();
const saveTags = (version: number, tags: object[]) => send('PUT', '/tags', { version, tags });

let thread: Chat;
beforeEach(async () => {
  thread = await addThread(server);
  expect((await saveTags(0, [urgent, spanish])).statusCode).toBe(200);
});

/** Another person, at the top of the inbox. */
async function addOther(): Promise<Chat> {
  await submitEligibilityForm(server, { ...specifiedFields, contact: '9735550118' });
  return firstThread(server);
}

const patch = (change: object, id = thread.userId) => send('PATCH', `/chats/${id}`, change);
const listNames = async (query: string) =>
  (await get<ChatsResponse>(`/chats?${query}`)).chats.map(({ name }) => name);

test('the owner edits the list as a whole, with the number of records of each tag', async () => {
  await patch({ version: 1, addTag: spanish.id });
  expect(await get('/tags')).toEqual({
    version: 1,
    tags: [
      { ...spanish, count: 1 },
      { ...urgent, count: 0 },
    ],
  });
  const intake = await server.callAs('intake', { method: 'GET', path: '/tags' });
  expect(intake.json()).toEqual({ version: 1, tags: [spanish, urgent] });
  const double = await saveTags(1, [spanish, { ...urgent, name: ' SPANISH ' }]);
  expect([double.statusCode, double.json()]).toMatchObject([400, { error: { fields: {} } }]);
  expect((await saveTags(1, [spanish])).statusCode).toBe(200);
  expect((await saveTags(1, [])).statusCode).toBe(409);
  const late = await patch({ version: 2, addTag: urgent.id });
  expect([late.statusCode, late.json()]).toMatchObject([409, { error: { code: 'tag_deleted' } }]);
});

test('a tag of a thread is added once, filtered by, in the timeline, and undone', async () => {
  await addOther();
  const added = await patch({ version: 1, addTag: spanish.id });
  const { undo, ...state } = added.json<ThreadState & { undo: string }>();
  expect(state).toMatchObject({ version: 2, tags: [spanish.id] });
  expect((await patch({ version: 2, addTag: spanish.id })).json()).toMatchObject({ version: 2 });
  expect(await listNames(`tag=${spanish.id}`)).toEqual([thread.name]);
  expect(await listNames(`tag=${urgent.id}&status=all`)).toEqual([]);
  const { events } = await get<ThreadEventsResponse>(`/chats/${thread.userId}/events`);
  expect(events.at(-1)).toMatchObject({ kind: 'tagged', detail: 'Spanish' });
  const { db } = server.context.database;
  const audit = await listAuditEntries(db, thread.userId);
  expect(audit.map(({ action }) => action)).toContain('tag');
  expect(JSON.stringify(audit)).not.toContain('Spanish');
  const csv = await send('GET', '/chats/export?format=csv');
  expect(csv.body).toContain('Spanish');
  expect((await send('POST', '/chats/undo', { token: undo })).json()).toMatchObject({
    changed: [thread.userId],
  });
  expect(await listNames(`tag=${spanish.id}`)).toEqual([]);
});

test('several threads get a tag together, and lose it together', async () => {
  const other = await addOther();
  const threads = [thread, other].map(({ userId: id, version }) => ({ id, version }));
  const change = async (payload: object) =>
    (await send('POST', '/chats/states', payload)).json<BulkThreadResponse>();
  const { undo } = await change({ threads, addTag: urgent.id });
  expect(await listNames(`tag=${urgent.id}`)).toHaveLength(2);
  await send('POST', '/chats/undo', { token: undo });
  expect(await listNames(`tag=${urgent.id}`)).toEqual([]);
});

test('a merged thread shows the tags of both, and splitting gives each its own back', async () => {
  await patch({ version: 1, addTag: spanish.id });
  const other = await addOther();
  await patch({ version: 1, addTag: urgent.id }, other.userId);
  const [path, payload] = [`/chats/${thread.userId}`, { userId: other.userId }];
  await send('POST', `${path}/merge`, payload);
  expect((await get<Chat>(path)).tags).toEqual([spanish.id, urgent.id]);
  expect(await listNames(`tag=${urgent.id}`)).toHaveLength(1);
  await send('POST', `${path}/split`, payload);
  expect((await get<Chat>(path)).tags).toEqual([spanish.id]);
  expect((await get<Chat>(`/chats/${other.userId}`)).tags).toEqual([urgent.id]);
});

test('a renamed tag stays with its records, and a deleted one leaves them', async () => {
  await patch({ version: 1, addTag: spanish.id });
  await patch({ version: 2, addTag: urgent.id });
  await saveTags(1, [{ ...spanish, name: 'Español' }, urgent]);
  const csv = (await send('GET', '/chats/export?format=csv')).body;
  expect(csv).toContain('Español; Urgent');
  await saveTags(2, [urgent]);
  expect((await get<Chat>(`/chats/${thread.userId}`)).tags).toEqual([urgent.id]);
  expect(await listNames(`tag=${spanish.id}`)).toEqual([]);
  const response = await send('POST', `/people/${thread.userId}/export`, {
    ids: [thread.userId],
  });
  const files = unzipSync(new Uint8Array(response.rawPayload));
  expect(strFromU8(files['person.txt'] ?? new Uint8Array())).toContain('tags: Urgent');
});

test('a request is tagged, listed by its tag, and its caregiver sees nothing of it', async () => {
  const { id, token } = await fileRequest(server, 'payroll');
  const queue = '/helpDesk/queues/payroll';
  const change = { version: 1, addTag: urgent.id };
  const { undo } = (await send('PATCH', `/helpDesk/records/${id}`, change)).json<{
    undo: string;
  }>();
  const list = async () =>
    (await get<QueueResponse>(`${queue}?tag=${urgent.id}`)).items.map(({ tags }) => tags);
  expect(await list()).toEqual([[urgent.id]]);
  const { events } = await getRequestDetail(server, id);
  expect(events.at(-1)).toMatchObject({ step: 'tagged', detail: 'Urgent' });
  expect(JSON.stringify(await getRequestStatus(server, token))).not.toContain('agged');
  expect((await send('GET', `${queue}/export?format=csv`)).body).toContain('Urgent');
  await send('POST', '/helpDesk/records/undo', { token: undo });
  expect(await list()).toEqual([]);
});
