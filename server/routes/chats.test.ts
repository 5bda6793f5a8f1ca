import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Chat, ChatMessage, ChatsAnswer } from '../../contract/chats';
import type { ErrorBody } from '../../contract/errors';
import { auditOf } from '../db/queries/audit';
import { addMessage } from '../db/queries/messages';
import { recordOptOut } from '../db/queries/text-consents';
import { specifiedFields, submit } from '../testing/submit';
import { startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
let thread: Chat;
beforeEach(async () => {
  server = await startTestServer();
  await submit(server, { ...specifiedFields, consent: 'true' });
  thread = await firstThread();
});
afterEach(() => server.close());

const list = (headers: Record<string, string> = {}) =>
  server.callAs('intake', { method: 'GET', path: '/chats', headers });
async function firstThread(): Promise<Chat> {
  const [chat] = (await list()).json<ChatsAnswer>().chats;
  if (chat === undefined) throw new Error('no thread');
  return chat;
}
const reply = (payload: object, headers: Record<string, string> = {}, userId = thread.userId) =>
  server.callAs('intake', {
    method: 'POST',
    path: `/chats/${userId}/replies`,
    payload,
    headers,
  });
const jobs = () =>
  server.context.database.db
    .selectFrom('outbox')
    .selectAll()
    .where('message_id', 'is not', null)
    .execute();

describe('the list', () => {
  test('masks date of birth and Medicaid number', async () => {
    const { body } = await list();
    expect(body).not.toContain(specifiedFields.dob);
    expect(body).not.toContain(specifiedFields.medicate);
    expect(thread.messages[0]?.eligibility).toMatchObject({ dob: '••••••', medicate: '••••••' });
  });

  test('is 304 without a body while nothing has changed, and whole again after a change', async () => {
    const etag = String((await list()).headers['etag']);
    const same = await list({ 'if-none-match': etag });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    await submit(server, { ...specifiedFields, firstName: 'Bob' });
    const changed = await list({ 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers['etag']).not.toBe(etag);
  });

  test('has the threads with the newest activity and says how many there are', async () => {
    for (const firstName of ['Bob', 'Cy', 'Ann'])
      await submit(server, { ...specifiedFields, firstName });
    const answer = await server.callAs('intake', { method: 'GET', path: '/chats?limit=2' });
    const { chats, total } = answer.json<ChatsAnswer>();
    expect([chats.map(({ name }) => name), total]).toEqual([['Ann Lee', 'Cy Lee'], 3]);
    for (const limit of ['0', '2001', '1e9', '-1', 'x', '', '2&limit=3', '2&other=1']) {
      const refused = await server.callAs('intake', {
        method: 'GET',
        path: `/chats?limit=${limit}`,
      });
      expect(refused.statusCode).toBe(400);
    }
  });

  test('of another length is another version, with a tag of its own', async () => {
    await submit(server, { ...specifiedFields, firstName: 'Bob' });
    const short = { method: 'GET', path: '/chats?limit=1' } as const;
    const etag = String((await server.callAs('intake', short)).headers['etag']);
    const same = await server.callAs('intake', { ...short, headers: { 'if-none-match': etag } });
    expect(same.statusCode).toBe(304);
    const whole = await list({ 'if-none-match': etag });
    expect([whole.statusCode, whole.json<ChatsAnswer>().chats.length]).toEqual([200, 2]);
  });

  test('has the last 50 messages of a thread, with how many there are and every address that any gave', async () => {
    const { db } = server.context.database;
    const later = { ...specifiedFields, email: 'Later@mail.example' };
    await submit(server, later);
    const at = (index: number) => new Date(Date.UTC(2030, 0, 1, 0, index)).toISOString();
    for (let index = 0; index < 60; index += 1) {
      await addMessage(db, server.context.vault, {
        id: `m${String(index)}`,
        threadId: thread.userId,
        at: at(index),
        channel: 'sms',
        direction: 'in',
        text: String(index),
        author: null,
        delivery: 'received',
        email: null,
      });
    }
    const { messages, total, laterAddresses } = await firstThread();
    expect(messages.map(({ text }) => text)).toEqual(
      Array.from({ length: 50 }, (_, index) => String(index + 10)),
    );
    expect([total, laterAddresses.map(({ email }) => email)]).toEqual([62, [later.email]]);
  });

  test('is kept in no cache', async () => {
    expect((await list()).headers['cache-control']).toBe('no-store');
  });
});

describe('an answer', () => {
  test('by text is queued, in the thread and in the outbox', async () => {
    const answer = await reply({ channel: 'sms', text: 'May we call at 3?' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      channel: 'sms',
      direction: 'out',
      text: 'May we call at 3?',
      author: 'intake@agency.example',
      delivery: 'queued',
      eligibility: null,
    });
    const [job] = await jobs();
    expect(JSON.parse(job?.payload ?? '')).toEqual({
      to: '2125550199',
      text: 'Test Care NY: May we call at 3?',
    });
    expect((await firstThread()).messages.at(-1)).toEqual(answer.json());
  });

  test('by e-mail goes out in the region’s brand', async () => {
    await reply({ channel: 'email', text: 'Dear Ann,\n\n<b>yes</b>' });
    const mail = JSON.parse((await jobs())[0]?.payload ?? '') as Record<string, unknown>;
    expect(mail).toMatchObject({
      to: 'ann@mail.example',
      fromName: 'Test Care NY',
      replyTo: { name: 'Test Care NY', address: 'new-york@agency.example' },
    });
    expect(mail['html']).toContain('&lt;b&gt;yes&lt;/b&gt;');
    expect(mail['text']).toContain('(212) 555-0100');
  });

  test('repeated under its Idempotency-Key is sent once', async () => {
    const headers = { 'idempotency-key': 'reply-0001' };
    const payload = { channel: 'sms', text: 'Hello' };
    const answers = await Promise.all([1, 2, 3].map(() => reply(payload, headers)));
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json<ChatMessage>().id)).size).toBe(1);
    expect(await jobs()).toHaveLength(1);
    expect((await reply({ ...payload, text: 'Other' }, headers)).statusCode).toBe(409);
  });

  test('by text is refused without consent, and after an opt-out', async () => {
    await recordOptOut(server.context.database.db, thread.contact, new Date().toISOString());
    const answer = await reply({ channel: 'sms', text: 'Hello' });
    expect([answer.statusCode, answer.json<ErrorBody>().error.code]).toEqual([409, 'no_consent']);
    expect(await jobs()).toEqual([]);
  });

  test('by e-mail goes to the address of the message it answers, else to the first one', async () => {
    await submit(server, { ...specifiedFields, email: 'later@mail.example' });
    const messageId = (await firstThread()).messages[1]?.id;
    const first = await reply({ channel: 'email', text: 'Hello' });
    const later = await reply({ channel: 'email', text: 'Hello', messageId });
    expect([first.json<ChatMessage>().email, later.json<ChatMessage>().email]).toEqual([
      'ann@mail.example',
      'later@mail.example',
    ]);
    const sent = (await jobs()).map(({ payload }) => (JSON.parse(payload) as { to: string }).to);
    expect(sent.sort()).toEqual(['ann@mail.example', 'later@mail.example']);
  });

  test('by e-mail to a message of another thread is 404', async () => {
    await submit(server, { ...specifiedFields, firstName: 'Bob' });
    const messageId = (await firstThread()).messages[0]?.id;
    expect((await reply({ channel: 'email', text: 'Hello', messageId })).statusCode).toBe(404);
  });

  test('by e-mail is refused where there is no address', async () => {
    await submit(server, { ...specifiedFields, firstName: 'Bob', email: '' });
    const bob = await firstThread();
    const answer = await reply({ channel: 'email', text: 'Hello' }, {}, bob.userId);
    expect([answer.statusCode, answer.json<ErrorBody>().error.code]).toEqual([409, 'no_email']);
  });

  test.each([
    [{ channel: 'sms', text: '' }],
    [{ channel: 'sms', text: '  \n' }],
    [{ channel: 'fax', text: 'Hello' }],
    [{ channel: 'sms', text: 'x'.repeat(1601) }],
    [{ channel: 'sms', text: 'Hello', author: 'me' }],
  ])('that is not one is 400: %j', async (payload) => {
    expect((await reply(payload)).statusCode).toBe(400);
  });

  test('to a thread that is not there is 404', async () => {
    expect((await reply({ channel: 'sms', text: 'Hello' }, {}, 'nobody')).statusCode).toBe(404);
  });
});

describe('revealing a field', () => {
  const reveal = (
    field: string,
    messageId = thread.messages[0]?.id ?? '',
    userId = thread.userId,
  ) =>
    server.callAs('owner', {
      method: 'POST',
      path: `/chats/${userId}/messages/${messageId}/reveal`,
      payload: { field },
    });

  test('shows it in clear and records who looked', async () => {
    expect((await reveal('dob')).json()).toEqual({ value: specifiedFields.dob });
    expect((await reveal('medicate')).json()).toEqual({ value: specifiedFields.medicate });
    const entries = await auditOf(server.context.database.db, thread.messages[0]?.id ?? '');
    expect(entries.map(({ actor, action }) => [actor, action])).toEqual([
      ['owner@agency.example', 'reveal-dob'],
      ['owner@agency.example', 'reveal-medicate'],
    ]);
  });

  test('of another thread, or one that is not there, is 404', async () => {
    expect((await reveal('dob', undefined, 'other')).statusCode).toBe(404);
    expect((await reveal('dob', 'other')).statusCode).toBe(404);
  });

  test('that nobody masks is 400', async () => {
    expect((await reveal('contact')).statusCode).toBe(400);
  });
});

describe('a benefit card', () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n');

  test('is handed over as a download that may do nothing, and recorded', async () => {
    await submit(server, specifiedFields, { file: { bytes: pdf, name: '../evil".pdf' } });
    const { userId, messages } = await firstThread();
    const cardId = messages.at(-1)?.eligibility?.cardId ?? '';
    const path = `/chats/${userId}/cards/${cardId}`;
    const card = await server.callAs('intake', { method: 'GET', path });
    expect(card.rawPayload.equals(pdf)).toBe(true);
    expect(card.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="benefit-card.pdf"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    const [entry] = await auditOf(server.context.database.db, cardId);
    expect(entry).toMatchObject({ actor: 'intake@agency.example', action: 'open-card' });
  });

  test('of another thread is 404', async () => {
    const path = `/chats/${thread.userId}/cards/none`;
    expect((await server.callAs('owner', { method: 'GET', path })).statusCode).toBe(404);
  });
});
