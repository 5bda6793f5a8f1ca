import { beforeEach, expect, test } from 'vitest';
import type { HelpDeskMessage } from '../../../../contract/help-desk/record-schema';
import type { Chat, ChatMessage } from '../../../../contract/inbox/schema';
import type { ErrorBody } from '../../../../contract/shared/schema/error';
import { listAuditEntries, listOutbox } from '../../../testing/stored-records';
import { recordOptOut } from '../../../services/sms/consent-queries';
import type { Channels } from '../../../job-types';
import { DeliveryError } from '../../../services/outbox/job-error';
import { fileRequest } from '../../../testing/samples/help-desk-requests';
import { deliverOutbox } from '../../../testing/deliver-outbox';
import { firstThread, addThread } from '../../../testing/single-thread';
import { specifiedFields, submitEligibilityForm } from '../../../testing/submit-form';
import { useTestServer } from '../../../testing/test-server';

const server = useTestServer();
let thread: Chat;
beforeEach(async () => {
  thread = await addThread(server);
  // Removes the office notice.
  await server.context.database.db.deleteFrom('outbox').execute();
});

const post = (path: string, payload?: object) =>
  server.callAs('intake', { method: 'POST', path: `/chats/${thread.userId}/${path}`, payload });
const retry = (messageId: string) => post(`messages/${messageId}/retry`);
const job = async () => (await listOutbox(server))[0];

const rejected = { service: 'smtp', code: 550, step: 'RCPT TO' };
let lastAttempt: unknown;

async function deliver(accept: boolean): Promise<unknown[]> {
  const delivered: unknown[] = [];
  const channel = async (content: unknown) => {
    lastAttempt = content;
    if (!accept) throw new DeliveryError(rejected, { isFinal: true });
    delivered.push(content);
  };
  const sms: Channels['sms'] = (text) => channel(text).then(() => null);
  await deliverOutbox(server, { email: channel, sms });
  return delivered;
}

async function failed(channel: 'sms' | 'email'): Promise<string> {
  const response = await post('replies', {
    channel,
    to: channel === 'sms' ? thread.contact : thread.email,
    text: 'May we call at 3?',
  });
  await deliver(false);
  const { id } = response.json<ChatMessage>();
  expect((await firstThread(server)).messages.at(-1)).toMatchObject({ id, delivery: 'failed' });
  return id;
}

test('resends a failed email unchanged and audits the retry', async () => {
  const id = await failed('email');
  const before = lastAttempt;
  const response = await retry(id);
  expect([response.statusCode, response.json<ChatMessage>().delivery]).toEqual([200, 'queued']);
  expect((await firstThread(server)).messages.at(-1)?.delivery).toBe('queued');
  expect(await job()).toMatchObject({ state: 'queued', attempts: 0 });
  expect(await deliver(true)).toEqual([before]);
  expect((await firstThread(server)).messages.at(-1)?.delivery).toBe('sent');
  const entries = await listAuditEntries(server.context.database.db, id);
  expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
    ['reply', 'intake@agency.example'],
    ['retry', 'intake@agency.example'],
  ]);
});

test('a message that the mail server rejects says why until it is sent again', async () => {
  await post('replies', { channel: 'email', to: thread.email, text: 'May we call at 3?' });
  await deliver(false);
  const message = (await firstThread(server)).messages.at(-1);
  expect(message?.details).toEqual([
    { label: 'Not delivered', value: 'The mail server rejected this address (550).' },
  ]);
  const retried = (await retry(message?.id ?? '')).json<ChatMessage>();
  expect([retried, (await firstThread(server)).messages.at(-1)]).toMatchObject([
    { delivery: 'queued', details: [] },
    { delivery: 'queued', details: [] },
  ]);
});

test('sends once for two simultaneous retries', async () => {
  const id = await failed('sms');
  const responses = await Promise.all([retry(id), retry(id)]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const entries = await listAuditEntries(server.context.database.db, id);
  expect(entries.filter(({ action }) => action === 'retry')).toHaveLength(1);
  expect(await deliver(true)).toHaveLength(1);
  expect(await deliver(true)).toEqual([]);
});

test('rebuilds the cleared payload of a failed text', async () => {
  const id = await failed('sms');
  expect(await job()).toMatchObject({ state: 'dead', payload: '' });
  expect((await retry(id)).statusCode).toBe(200);
  expect(await deliver(true)).toEqual([
    { to: '2125550199', text: 'Test Care NY: May we call at 3?' },
  ]);
});

test('does not resend a text after an opt-out', async () => {
  const id = await failed('sms');
  await recordOptOut(
    server.context.database.db,
    server.context.encryption,
    thread.contact,
    new Date().toISOString(),
  );
  const response = await retry(id);
  expect([response.statusCode, response.json<ErrorBody>().error.code]).toEqual([409, 'no_consent']);
  expect((await job())?.state).toBe('dead');
});

test('rejects a retry of delivered messages, inbound messages, and notes', async () => {
  const sent = await post('replies', { channel: 'email', to: thread.email, text: 'Hello' });
  await deliver(true);
  const note = await post('notes', { channel: 'note', text: 'Her son decides.' });
  const ids = [sent, note].map((response) => response.json<ChatMessage>().id);
  for (const id of [...ids, thread.messages[0]?.id ?? '']) {
    const response = await retry(id);
    expect([response.statusCode, response.json<ErrorBody>().error.code]).toEqual([
      409,
      'not_failed',
    ]);
  }
  expect(await deliver(true)).toEqual([]);
});

test('returns 404 for a message about a help-desk request', async () => {
  const { id } = await fileRequest(server, 'payroll');
  const path = `/helpDesk/records/${id}/replies`;
  const payload = { channel: 'email', text: 'We look into it.' };
  const sent = await server.callAs('owner', { method: 'POST', path, payload });
  await deliver(false);
  expect((await retry(sent.json<HelpDeskMessage>().id)).statusCode).toBe(404);
});

test('returns 404 for a message of another thread', async () => {
  await submitEligibilityForm(server, { ...specifiedFields, firstName: 'Bob' });
  const other = (await firstThread(server)).messages[0]?.id ?? '';
  expect([(await retry(other)).statusCode, (await retry('none')).statusCode]).toEqual([404, 404]);
});
