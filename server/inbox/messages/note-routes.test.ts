import { beforeEach, expect, test } from 'vitest';
import type { Chat, ChatMessage } from '../../../contract/inbox/schema';
import { auditOf } from '../../audit/service';
import { firstThread, addThread } from '../../testing/single-thread';
import { outboxOf } from '../../testing/stored-records';
import { useTestServer } from '../../testing/test-server';

const server = useTestServer();
let thread: Chat;
beforeEach(async () => {
  thread = await addThread(server);
});

const keep = (payload: object, headers: Record<string, string> = {}, userId = thread.userId) =>
  server.callAs('intake', { method: 'POST', path: `/chats/${userId}/notes`, payload, headers });
const note = { channel: 'note', text: 'Her son decides.' };
const call = { channel: 'call', text: 'Nobody at home.' };

test.each([note, call])(
  'a $channel stands in the thread with its author, is recorded, and is sent to nobody',
  async (words) => {
    const before = await outboxOf(server);
    const answer = await keep(words);
    expect(answer.statusCode).toBe(201);
    const made = answer.json<ChatMessage>();
    expect(made).toMatchObject({
      ...words,
      direction: 'out',
      author: 'intake@agency.example',
      delivery: 'received',
      email: null,
    });
    expect((await firstThread(server)).messages.at(-1)).toEqual(made);
    expect(await outboxOf(server)).toEqual(before);
    expect(await auditOf(server.context.database.db, made.id)).toMatchObject([
      { actor: 'intake@agency.example', action: words.channel },
    ]);
  },
);

test('a note is sealed in the database and stays out of the log', async () => {
  await keep(note);
  const rows = await server.context.database.db.selectFrom('messages').selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows) + server.logs.join('')).not.toContain('Her son');
});

test('a call makes a new thread contacted, a note does not', async () => {
  await keep(note);
  expect((await firstThread(server)).status).toBe('new');
  await keep(call);
  expect((await firstThread(server)).status).toBe('contacted');
});

test('a note repeated under its Idempotency-Key is kept once', async () => {
  const headers = { 'idempotency-key': 'note-0001' };
  const answers = await Promise.all([1, 2, 3].map(() => keep(note, headers)));
  expect(new Set(answers.map((answer) => answer.json<ChatMessage>().id)).size).toBe(1);
  expect((await firstThread(server)).total).toBe(2);
  expect((await keep({ ...note, text: 'Other' }, headers)).statusCode).toBe(409);
});

test.each([
  [{ channel: 'note', text: ' \n' }],
  [{ channel: 'sms', text: 'Hello' }],
  [{ ...note, author: 'me' }],
])('what is no note is 400: %j', async (payload) => {
  expect((await keep(payload)).statusCode).toBe(400);
});

test('a note may have 10,000 characters, and no more', async () => {
  const text = 'x'.repeat(10_000);
  expect((await keep({ ...note, text })).json<ChatMessage>().text).toBe(text);
  expect((await keep({ ...note, text: `${text}x` })).statusCode).toBe(400);
});

test('a note for a thread that is not there is 404', async () => {
  expect((await keep(note, {}, 'nobody')).statusCode).toBe(404);
});
