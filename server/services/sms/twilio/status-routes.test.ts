import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startFakeTwilio, type FakeTwilio } from '../../../../tests/fakes/twilio-api';
import type { Chat, ChatMessage } from '../../../../contract/inbox/schema';
import { hasOptedOut, recordOptIn } from '../consent-queries';
import type { TextChannel } from '../text-sender';
import { createTwilioChannel } from './channels';
import { deliverOutbox } from '../../../testing/deliver-outbox';
import { testTwilio } from '../../../testing/inbound-sms';
import { addThread, firstThread } from '../../../testing/single-thread';
import { listOutbox } from '../../../testing/stored-records';
import { useTestServer } from '../../../testing/test-server';
import { signTwilioRequest } from './webhook';

const number = '2125550199';
let peer: FakeTwilio;
const server = useTestServer({ config: { twilio: testTwilio } });
let thread: Chat;
let sms: TextChannel;
beforeEach(async () => {
  peer = await startFakeTwilio();
  sms = createTwilioChannel({ ...testTwilio, ...peer.account, apiUrl: peer.url });
  thread = await addThread(server);
  // Removes the office notice.
  await server.context.database.db.deleteFrom('outbox').execute();
});
afterEach(() => peer.stop());

const deliver = (send: TextChannel = sms) => deliverOutbox(server, { sms: send });

async function write(): Promise<string> {
  const response = await server.callAs('intake', {
    method: 'POST',
    path: `/chats/${thread.userId}/replies`,
    payload: { channel: 'sms', to: number, text: 'May we call at 3?' },
  });
  return response.json<ChatMessage>().id;
}

const retry = (id: string) =>
  server.callAs('intake', {
    method: 'POST',
    path: `/chats/${thread.userId}/messages/${id}/retry`,
  });
const latest = async () => (await firstThread(server)).messages.at(-1);
const optedOut = () => hasOptedOut(server.context.database.db, server.context.encryption, number);

type Status = { MessageStatus: string; ErrorCode?: string; MessageSid?: string };

/** Posts a status of the last text to its callback URL. */
function postStatus(status: Status, { signature, text = peer.texts.at(-1) } = {} as Options) {
  const { statusCallback, sid, to } = text ?? { statusCallback: '', sid: '', to: '' };
  const form = { MessageSid: sid, To: to, From: testTwilio.from, ...status };
  return server.call({
    method: 'POST',
    path: (statusCallback ?? '').replace('https://site.example/api', ''),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature':
        signature ?? signTwilioRequest(testTwilio.authToken, statusCallback ?? '', form),
    },
    payload: new URLSearchParams(form).toString(),
  });
}
type Options = { signature?: string; text?: FakeTwilio['texts'][number] };

describe('an undelivered text', () => {
  test.each([
    ['undelivered', '30003', 'The phone was turned off or out of reach.'],
    ['failed', '30005', 'This number doesn’t exist or is no longer in use.'],
    ['undelivered', '30999', 'The carrier didn’t deliver it.'],
    ['undelivered', undefined, 'The carrier didn’t deliver it.'],
  ])(
    'is marked failed with a reason for status %s and code %s',
    async (MessageStatus, code, words) => {
      const id = await write();
      await deliver();
      expect(await latest()).toMatchObject({ id, delivery: 'sent' });
      const response = await postStatus({
        MessageStatus,
        ...(code === undefined ? {} : { ErrorCode: code }),
      });
      expect([response.statusCode, response.body]).toEqual([204, '']);
      expect(await latest()).toMatchObject({ id, delivery: 'failed', problem: words });
      expect(await optedOut()).toBe(false);
    },
  );

  test('is resent as a new text that late statuses of the first do not affect', async () => {
    const id = await write();
    await deliver();
    const first = peer.texts.at(-1);
    await postStatus({ MessageStatus: 'undelivered', ErrorCode: '30003' });
    expect((await retry(id)).statusCode).toBe(200);
    expect(await latest()).not.toHaveProperty('problem');
    await deliver();
    expect(peer.texts).toHaveLength(2);
    // With the first token, Twilio would return the first text instead of sending.
    expect(new Set(peer.texts.map(({ idempotencyToken }) => idempotencyToken)).size).toBe(2);
    await postStatus(
      { MessageStatus: 'undelivered', ErrorCode: '30003' },
      first ? { text: first } : {},
    );
    expect(await latest()).toMatchObject({ id, delivery: 'sent' });
    await postStatus({ MessageStatus: 'delivered' });
    expect(await latest()).toMatchObject({ id, delivery: 'sent' });
  });

  test('stays failed after repeated and later statuses', async () => {
    await write();
    await deliver();
    for (const MessageStatus of ['sent', 'undelivered', 'undelivered', 'sent', 'queued']) {
      expect((await postStatus({ MessageStatus, ErrorCode: '30006' })).statusCode).toBe(204);
    }
    expect(await latest()).toMatchObject({ delivery: 'failed' });
    expect(await listOutbox(server)).toMatchObject([{ state: 'dead' }]);
  });

  test('is marked failed if the status arrives before the text is recorded as sent', async () => {
    await write();
    await deliver(async (...text) => {
      const sid = await sms(...text);
      expect((await postStatus({ MessageStatus: 'failed', ErrorCode: '30007' })).statusCode).toBe(
        204,
      );
      expect(await latest()).toMatchObject({ delivery: 'queued' });
      return sid;
    });
    expect(await latest()).toMatchObject({
      delivery: 'failed',
      problem: 'The carrier blocked it as spam.',
    });
  });

  test('is ignored if another text was sent in the end', async () => {
    await write();
    await deliver(async (...text) => {
      const sid = await sms(...text);
      await postStatus({ MessageStatus: 'failed', ErrorCode: '30008', MessageSid: 'SMother' });
      return sid;
    });
    expect(await latest()).toMatchObject({ delivery: 'sent' });
    await postStatus({ MessageStatus: 'failed', ErrorCode: '30008', MessageSid: 'SMother' });
    expect(await latest()).toMatchObject({ delivery: 'sent' });
  });
});

describe('an opt-out at the carrier', () => {
  test('stops our texts', async () => {
    const id = await write();
    await deliver();
    await postStatus({ MessageStatus: 'undelivered', ErrorCode: '21610' });
    expect(await optedOut()).toBe(true);
    expect(await firstThread(server)).toMatchObject({ canText: false });
    expect(await latest()).toMatchObject({ problem: expect.stringMatching(/opted out/) as string });
    expect((await retry(id)).statusCode).toBe(409);
  });

  test('does not undo a later START when reported again', async () => {
    const { db } = server.context.database;
    const id = await write();
    await deliver();
    await postStatus({ MessageStatus: 'undelivered', ErrorCode: '21610' });
    await recordOptIn(db, server.context.encryption, {
      contact: number,
      at: new Date().toISOString(),
      messageId: id,
    });
    await postStatus({ MessageStatus: 'undelivered', ErrorCode: '21610' });
    expect(await optedOut()).toBe(false);
  });

  test('stops our texts if Twilio rejects the text', async () => {
    await write();
    peer.setError({ status: 400, code: 21610 });
    await deliver();
    expect(await optedOut()).toBe(true);
    expect(await latest()).toMatchObject({
      delivery: 'failed',
      problem: expect.stringMatching(/opted out/) as string,
    });
  });
});

describe('a status', () => {
  test('of an unknown text is accepted without logging its number', async () => {
    await write();
    await deliver();
    const text = {
      ...(peer.texts.at(-1) ?? { idempotencyToken: null, from: '', body: '' }),
      to: '+19735550117',
      sid: 'SMunknown',
      statusCallback: 'https://site.example/api/sms/status?job=unknown',
    };
    const status = { MessageStatus: 'undelivered', ErrorCode: '21610' };
    expect((await postStatus(status, { text })).statusCode).toBe(204);
    const bare = { ...text, statusCallback: 'https://site.example/api/sms/status' };
    expect((await postStatus(status, { text: bare })).statusCode).toBe(204);
    expect(
      await hasOptedOut(server.context.database.db, server.context.encryption, '9735550117'),
    ).toBe(false);
    await postStatus({ MessageStatus: 'undelivered', ErrorCode: '30003' });
    expect(await latest()).toMatchObject({ delivery: 'failed' });
    expect(server.logs.join('')).not.toMatch(/9735550117|2125550199/);
  });

  test('is rejected without Twilio’s signature', async () => {
    await write();
    await deliver();
    const bare = signTwilioRequest(testTwilio.authToken, 'https://site.example/api/sms/status', {});
    for (const signature of ['', 'AAAA', bare]) {
      const response = await postStatus({ MessageStatus: 'failed' }, { signature });
      expect(response.statusCode).toBe(403);
    }
    expect(await latest()).toMatchObject({ delivery: 'sent' });
  });

  test('is requested only if Twilio can reach us', async () => {
    const unreachable = { ...testTwilio, ...peer.account, apiUrl: peer.url, statusUrl: null };
    await write();
    await deliver(createTwilioChannel(unreachable));
    expect(peer.texts).toMatchObject([{ statusCallback: null }]);
    await server.restart({ config: { twilio: { ...testTwilio, statusUrl: null } } });
    const text = { ...peer.texts[0], statusCallback: 'https://site.example/api/sms/status' };
    const response = await postStatus({ MessageStatus: 'failed' }, { text } as Options);
    expect(response.statusCode).toBe(404);
  });
});
