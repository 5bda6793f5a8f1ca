import { beforeEach, expect, test } from 'vitest';
import type { Chat, ChatMessage } from '../../../../contract/inbox/schema';
import { listAuditEntries, listOutbox } from '../../../testing/stored-records';
import { firstThread, addThread } from '../../../testing/single-thread';
import { useTestServer } from '../../../testing/test-server';

const server = useTestServer();
let thread: Chat;
beforeEach(async () => {
  thread = await addThread(server);
});

const addNote = (payload: object, headers: Record<string, string> = {}, userId = thread.userId) =>
  server.callAs('intake', { method: 'POST', path: `/chats/${userId}/notes`, payload, headers });
const note = { channel: 'note', text: 'Her son decides.' };
const call = { channel: 'call', text: 'Nobody at home.' };

test.each([note, call])(
  'stores and audits a $channel with its author without sending it',
  async (payload) => {
    const before = await listOutbox(server);
    const response = await addNote(payload);
    expect(response.statusCode).toBe(201);
    const created = response.json<ChatMessage>();
    expect(created).toMatchObject({
      ...payload,
      direction: 'out',
      author: 'intake@agency.example',
      delivery: 'received',
      email: null,
    });
    expect((await firstThread(server)).messages.at(-1)).toEqual(created);
    expect(await listOutbox(server)).toEqual(before);
    expect(await listAuditEntries(server.context.database.db, created.id)).toMatchObject([
      { actor: 'intake@agency.example', action: payload.channel },
    ]);
  },
);

test('encrypts notes and keeps them out of the log', async () => {
  await addNote(note);
  const rows = await server.context.database.db.selectFrom('messages').selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows) + server.logs.join('')).not.toContain('Her son');
});

test('marks a new thread contacted after a call that reached the person, not after others or a note', async () => {
  await addNote(note);
  expect((await firstThread(server)).status).toBe('new');
  await addNote({ ...call, missed: 'no-answer' });
  const { status, messages } = await firstThread(server);
  expect([status, messages.at(-1)?.intent]).toEqual(['new', 'no-answer']);
  await addNote(call);
  expect((await firstThread(server)).status).toBe('contacted');
});

test('a call that reached nobody needs no notes', async () => {
  expect((await addNote({ ...call, text: '', missed: 'voicemail' })).statusCode).toBe(201);
  const last = (await firstThread(server)).messages.at(-1);
  expect(last).toMatchObject({ channel: 'call', text: '', intent: 'voicemail' });
});

test('stores a repeated note once', async () => {
  const headers = { 'idempotency-key': 'note-0001' };
  const responses = await Promise.all([1, 2, 3].map(() => addNote(note, headers)));
  expect(new Set(responses.map((response) => response.json<ChatMessage>().id)).size).toBe(1);
  expect((await firstThread(server)).total).toBe(2);
  expect((await addNote({ ...note, text: 'Other' }, headers)).statusCode).toBe(409);
});

test.each([
  [{ channel: 'note', text: ' \n' }],
  [{ channel: 'note', text: '', missed: 'voicemail' }],
  [{ channel: 'call', text: '' }],
  [{ channel: 'sms', text: 'Hello' }],
  [{ ...note, author: 'me' }],
])('rejects an invalid note with 400: %j', async (payload) => {
  expect((await addNote(payload)).statusCode).toBe(400);
});

test('returns 404 for an unknown thread', async () => {
  expect((await addNote(note, {}, 'nobody')).statusCode).toBe(404);
});
