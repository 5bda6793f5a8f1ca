import { beforeEach, describe, expect, test } from 'vitest';
import type { Chat, ChatMessage } from '../../../../contract/inbox/schema';
import type { ErrorBody } from '../../../../contract/shared/schema/error';
import { recordOptOut } from '../../../services/sms/consent-queries';
import { firstThread, addThread } from '../../../testing/single-thread';
import { listOutbox } from '../../../testing/stored-records';
import { specifiedFields, submitEligibilityForm } from '../../../testing/submit-form';
import { useTestServer } from '../../../testing/test-server';

const server = useTestServer();
let thread: Chat;
beforeEach(async () => {
  thread = await addThread(server);
});

const reply = (payload: object, headers: Record<string, string> = {}, userId = thread.userId) =>
  server.callAs('intake', {
    method: 'POST',
    path: `/chats/${userId}/replies`,
    payload,
    headers,
  });
const jobs = async () =>
  (await listOutbox(server)).filter(({ type }) => type.startsWith('message-'));

describe('a reply', () => {
  test('by text is stored in the thread and queued, encrypted', async () => {
    const response = await reply({ channel: 'sms', to: '2125550199', text: 'May we call at 3?' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
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
    const { undo: _undo, ...message } = response.json<ChatMessage & { undo: string }>();
    expect((await firstThread(server)).messages.at(-1)).toEqual(message);
    const rows = await server.context.database.db.selectFrom('outbox').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/May we call|2125550199/);
  });

  test('by text has typewriter quotes, which cost fewer parts, if nothing else is lost', async () => {
    for (const text of ['It’s “yes”', 'It’s “sí”']) {
      await reply({ channel: 'sms', to: '2125550199', text });
    }
    const texts = (await jobs()).map(
      ({ payload }) => (JSON.parse(payload) as { text: string }).text,
    );
    expect(texts).toEqual(['Test Care NY: It\'s "yes"', 'Test Care NY: It’s “sí”']);
  });

  test('by email is sent in the region’s name', async () => {
    await reply({ channel: 'email', to: 'ann@mail.example', text: 'Dear Ann,\n\n<b>yes</b>' });
    const mail = JSON.parse((await jobs())[0]?.payload ?? '') as Record<string, unknown>;
    expect(mail).toMatchObject({
      to: 'ann@mail.example',
      fromName: 'Test Care NY',
      replyTo: { name: 'Test Care NY', address: 'new-york@agency.example' },
    });
    expect(mail['html']).toContain('&lt;b&gt;yes&lt;/b&gt;');
    expect(mail['text']).toContain('(212) 555-0100');
  });

  test('is sent once under one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'reply-0001' };
    const payload = { channel: 'sms', to: '2125550199', text: 'Hello' };
    const responses = await Promise.all([1, 2, 3].map(() => reply(payload, headers)));
    expect(responses.map((response) => response.statusCode)).toEqual([201, 201, 201]);
    expect(new Set(responses.map((response) => response.json<ChatMessage>().id)).size).toBe(1);
    expect(await jobs()).toHaveLength(1);
    for (const other of [{ text: 'Other' }, { to: '9735550118' }]) {
      const rejected = await reply({ ...payload, ...other }, headers);
      expect(rejected.json<ErrorBody>().error.code).toBe('idempotency_conflict');
    }
  });

  test.each([
    ['sms', '9735550118', '(212) 555-0199'],
    ['email', 'rosa@mail.example', 'ann@mail.example'],
  ])('by %s is rejected if the recipient has changed', async (channel, to, recipient) => {
    const response = await reply({ channel, to, text: 'Hello' });
    const { code, message } = response.json<ErrorBody>().error;
    expect([response.statusCode, code]).toEqual([409, 'other_recipient']);
    expect(message).toContain(`belongs to Ann Lee, and the reply would go to ${recipient}.`);
    expect(await jobs()).toEqual([]);
    expect((await firstThread(server)).total).toBe(1);
  });

  test('by text is limited to 1,500 characters', async () => {
    const sms = { channel: 'sms', to: '2125550199' };
    const response = await reply({ ...sms, text: 'x'.repeat(1_501) });
    expect([response.statusCode, response.json<ErrorBody>().error.fields]).toEqual([
      400,
      { text: 'Use at most 1,500 characters.' },
    ]);
    expect(await jobs()).toEqual([]);
    // An emoji has two UTF-16 code units but counts as one character.
    expect((await reply({ ...sms, text: '😀'.repeat(1_500) })).statusCode).toBe(201);
  });

  test('by text is rejected after an opt-out', async () => {
    await recordOptOut(
      server.context.database.db,
      server.context.encryption,
      thread.contact,
      new Date().toISOString(),
    );
    const response = await reply({ channel: 'sms', to: '2125550199', text: 'Hello' });
    expect([response.statusCode, response.json<ErrorBody>().error.code]).toEqual([
      409,
      'no_consent',
    ]);
    expect(await jobs()).toEqual([]);
  });

  test('by email goes to the address of the chosen message, or to the first one', async () => {
    await submitEligibilityForm(server, { ...specifiedFields, email: 'later@mail.example' });
    const messageId = (await firstThread(server)).messages[1]?.id;
    const first = await reply({ channel: 'email', to: 'ann@mail.example', text: 'Hello' });
    const later = await reply({
      channel: 'email',
      to: 'later@mail.example',
      text: 'Hello',
      messageId,
    });
    expect([first.json<ChatMessage>().email, later.json<ChatMessage>().email]).toEqual([
      'ann@mail.example',
      'later@mail.example',
    ]);
    const sent = (await jobs()).map(({ payload }) => (JSON.parse(payload) as { to: string }).to);
    expect(sent.sort()).toEqual(['ann@mail.example', 'later@mail.example']);
  });

  test('by email to a message of another thread returns 404', async () => {
    await submitEligibilityForm(server, { ...specifiedFields, firstName: 'Bob' });
    const messageId = (await firstThread(server)).messages[0]?.id;
    expect(
      (await reply({ channel: 'email', to: 'ann@mail.example', text: 'Hello', messageId }))
        .statusCode,
    ).toBe(404);
  });

  test('by email is rejected without an address', async () => {
    await submitEligibilityForm(server, { ...specifiedFields, firstName: 'Bob', email: '' });
    const bob = await firstThread(server);
    const response = await reply(
      { channel: 'email', to: 'ann@mail.example', text: 'Hello' },
      {},
      bob.userId,
    );
    expect([response.statusCode, response.json<ErrorBody>().error.code]).toEqual([409, 'no_email']);
  });

  test.each([
    [{ channel: 'sms', to: '2125550199', text: '' }],
    [{ channel: 'sms', to: '2125550199', text: '  \n' }],
    [{ channel: 'fax', text: 'Hello' }],
    [{ channel: 'sms', to: '2125550199', text: 'Hello', author: 'me' }],
    [{ channel: 'sms', text: 'Hello' }],
  ])('is rejected with 400 if it is invalid: %j', async (payload) => {
    expect((await reply(payload)).statusCode).toBe(400);
  });

  test('to an unknown thread returns 404', async () => {
    expect(
      (await reply({ channel: 'sms', to: '2125550199', text: 'Hello' }, {}, 'nobody')).statusCode,
    ).toBe(404);
  });
});
