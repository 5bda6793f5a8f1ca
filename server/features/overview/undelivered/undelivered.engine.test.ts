import { beforeEach, expect, test, vi } from 'vitest';
import type {
  Undelivered,
  UndeliveredItem,
} from '../../../../contract/overview/undelivered-schema';
import { claimQuotas } from '../../../services/quotas/queries';
import { quotaOfAll } from '../../../services/quotas/quotas';
import type { Publisher } from '../../../services/publishing/publisher';
import { deliverOutbox } from '../../../testing/deliver-outbox';
import { fileRequest, getRequestDetail } from '../../../testing/samples/help-desk-requests';
import { everyForm } from '../../../testing/samples/forms';
import { firstThread } from '../../../testing/single-thread';
import { listAuditEntries, listOutbox } from '../../../testing/stored-records';
import { specifiedFields, submitEligibilityForm, submitForm } from '../../../testing/submit-form';
import { useTestServer } from '../../../testing/test-server';
import { DeliveryError, type JobError } from '../../../services/outbox/job-error';
import { queueJob } from '../../../services/outbox/queries';

let clock = new Date('2026-11-23T15:00:00.000Z');
const retryPublishing = vi.fn(() => Promise.resolve());
const publisher: Publisher = {
  getStatus: () => Promise.reject(new Error('not called')),
  retry: retryPublishing,
  stop: () => Promise.resolve(),
};
const server = useTestServer({ now: () => clock, config: { maxTextsPerDay: 2 }, publisher });
beforeEach(() => {
  retryPublishing.mockClear();
  clock = new Date('2026-11-23T15:00:00.000Z');
});

type Role = 'owner' | 'intake' | 'admin';
const read = async (role: Role = 'owner') =>
  (await server.callAs(role, { method: 'GET', path: '/undelivered' })).json<Undelivered>();
const post = (action: 'retry' | 'dismiss', ids: string[], role: Role = 'owner') =>
  server.callAs(role, { method: 'POST', path: `/undelivered/${action}`, payload: { ids } });
const reject = (error: JobError) => () =>
  Promise.reject(new DeliveryError(error, { isFinal: true }));
const failAll = (
  email: JobError = { service: 'smtp', code: 550, step: 'RCPT TO' },
  after?: number,
) => {
  const sms = reject({ service: 'twilio', status: 400, code: 30005 });
  return deliverOutbox(server, { email: reject(email), sms }, after);
};
const rejectCall = (code: number) => reject({ service: 'deploy-hook', code });
const describeItems = (items: readonly UndeliveredItem[]) =>
  items.map(({ what, channel, about }) => `${what} ${channel} ${about?.name ?? ''}`).sort();

/** A check that queues one email. */
const withoutReceipt = { ...specifiedFields, email: '' };

test('lists the rejected emails of every form with their record, reason, and time', async () => {
  for (const [path, fields] of everyForm) await submitForm(server, path, fields);
  clock = new Date('2026-11-23T16:00:00.000Z');
  await failAll(undefined, 0);
  const { items } = await read();
  const requests = items.filter(({ about }) => about?.kind === 'request');
  expect(describeItems(requests)).toEqual([
    expect.stringMatching(/^notice email Ann Lee, [A-Z]/),
    expect.stringMatching(/^receipt email Ann Lee, [A-Z]/),
  ]);
  expect(describeItems(items.filter((item) => !requests.includes(item)))).toEqual([
    'notice email Ann Lee',
    'notice email Ann Lee',
    'notice email Ann Lee',
    'notice email Ann Lee, Home health aide',
    'receipt email Ann Lee',
    'receipt email Ann Lee',
    'receipt email Ann Lee, Home health aide',
  ]);
  for (const item of items) {
    expect(item).toMatchObject({
      state: 'failed',
      reason: 'The mail server rejected this address (550).',
      since: '2026-11-23T16:00:00.000Z',
      isRetryable: true,
      message: null,
    });
    // A person's address is not shown.
    expect(item.to ?? '').toMatch(item.what === 'notice' ? /@agency\.example$/ : /^$/);
  }
});

test('each role sees what belongs to its screens', async () => {
  for (const [path, fields] of everyForm) await submitForm(server, path, fields);
  await failAll();
  const listKinds = async (role: Role) =>
    [...new Set((await read(role)).items.map(({ about }) => about?.kind))].sort();
  expect(await listKinds('owner')).toEqual(['application', 'request', 'thread']);
  expect(await listKinds('intake')).toEqual(['application', 'thread']);
  expect(await listKinds('admin')).toEqual(['application']);
  const { items } = await read();
  const thread = items.find(({ about }) => about?.kind === 'thread');
  expect((await post('retry', [thread?.id ?? ''], 'admin')).statusCode).toBe(200);
  expect((await post('dismiss', [thread?.id ?? ''], 'admin')).statusCode).toBe(200);
  expect((await read()).items).toHaveLength(items.length);
});

test('a retry delivers the same email, once, and leaves an audit entry', async () => {
  await submitEligibilityForm(server, withoutReceipt);
  await failAll();
  const [item] = (await read()).items;
  const ids = [item?.id ?? ''];
  const responses = await Promise.all([post('retry', ids), post('retry', ids)]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(responses[1]?.json<Undelivered>().items).toEqual([]);
  const sent: string[] = [];
  await deliverOutbox(server, {
    email: (email, key) => {
      sent.push(`${email.to} ${key}`);
      return Promise.resolve();
    },
  });
  expect(sent).toEqual([expect.stringMatching(/@agency\.example office-notice-/)]);
  expect((await read()).items).toEqual([]);
  const entries = await listAuditEntries(server.context.database.db, 'not-delivered');
  expect(entries).toMatchObject([{ action: 'retry-deliveries', detail: '1' }]);
});

test('an item that fails again is back on the list, and a dismissed one is not', async () => {
  await submitEligibilityForm(server, withoutReceipt);
  await failAll();
  const [first] = (await read()).items;
  await post('retry', [first?.id ?? '']);
  await failAll({ service: 'smtp', code: 554, step: 'DATA' });
  const [again] = (await read()).items;
  expect(again).toMatchObject({ reason: 'The mail server rejected the email (554).' });
  const response = await post('dismiss', [again?.id ?? '']);
  expect(response.json<Undelivered>().items).toEqual([]);
  expect((await listOutbox(server))[0]?.state).toBe('dead');
});

test('lists a failed reply and a failed confirmation text', async () => {
  await submitEligibilityForm(server, { ...specifiedFields, consent: 'true' });
  await deliverOutbox(server);
  const { userId, contact } = await firstThread(server);
  await server.call({
    method: 'POST',
    path: '/sms',
    headers: { 'x-api-key': 'larkspan-public' },
    payload: { contact },
  });
  await server.callAs('intake', {
    method: 'POST',
    path: `/chats/${userId}/replies`,
    payload: { channel: 'sms', to: contact, text: 'Call us.' },
  });
  await failAll();
  await failAll();
  const { items } = await read('intake');
  expect(items.map(({ what }) => what).sort()).toEqual(['confirmation', 'reply']);
  for (const { about, channel, reason, message, what } of items) {
    expect([about?.id, channel]).toEqual([userId, 'sms']);
    expect(reason).toMatch(/^This number doesn’t exist/);
    expect(message === null).toBe(what === 'confirmation');
  }
  const reply = items.find(({ what }) => what === 'reply');
  const path = `/chats/${userId}/messages/${reply?.message ?? ''}/retry`;
  expect((await server.callAs('intake', { method: 'POST', path })).statusCode).toBe(200);
  expect((await read('intake')).items).toHaveLength(1);
  expect(JSON.stringify(items)).not.toContain('Call us.');
});

test('lists a failed reply to a request, for the roles that see its queue', async () => {
  const { id } = await fileRequest(server, 'payroll');
  await deliverOutbox(server);
  const path = `/helpDesk/records/${id}/replies`;
  const payload = { channel: 'email', text: 'We look into it.' };
  await server.callAs('owner', { method: 'POST', path, payload });
  await failAll();
  const { items } = await read();
  const [message] = (await getRequestDetail(server, id)).messages;
  expect(items).toMatchObject([
    {
      what: 'update',
      channel: 'email',
      about: { kind: 'request', id, type: 'payroll' },
      message: message?.id,
      to: null,
    },
  ]);
  expect((await read('intake')).items).toEqual([]);
});

test('an email that is still retried after 15 minutes is listed, and a retry does not wait', async () => {
  await submitEligibilityForm(server, withoutReceipt);
  const rejected = { service: 'smtp', code: 535, step: 'AUTH PLAIN' };
  const refuse = () => Promise.reject(new DeliveryError(rejected, { isFinal: false }));
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await deliverOutbox(server, { email: refuse });
    clock = new Date(clock.getTime() + 15 * 60_000);
  }
  expect((await read()).items).toEqual([]);
  await deliverOutbox(server, { email: refuse });
  const [item] = (await read()).items;
  expect(item).toMatchObject({
    state: 'retrying',
    reason: 'The mail server rejected our password (535).',
    since: '2026-11-23T15:00:00.000Z',
  });
  await post('retry', [item?.id ?? '']);
  await deliverOutbox(server);
  expect((await listOutbox(server))[0]?.state).toBe('sent');
});

const queueCall = (subject: string) =>
  queueJob(
    server.context.database.db,
    server.context.encryption,
    { type: 'deploy', subject, payload: {} },
    clock.toISOString(),
  );

test('a retry of a call of the site’s host publishes again', async () => {
  await queueCall('one');
  await deliverOutbox(server, { hook: rejectCall(404) });
  const [item] = (await read('admin')).items;
  expect(item).toMatchObject({
    what: 'site',
    about: null,
    reason: 'The site’s host rejected the call (404).',
  });
  await post('retry', [item?.id ?? '']);
  expect(retryPublishing).toHaveBeenCalledTimes(1);
  expect((await read()).items).toEqual([]);
});

test('a call of the site’s host that succeeds clears earlier failures', async () => {
  for (const key of ['one', 'two']) {
    await queueCall(key);
    const hook = key === 'one' ? rejectCall(500) : () => Promise.resolve();
    await deliverOutbox(server, { hook });
    expect((await read()).items).toHaveLength(key === 'one' ? 1 : 0);
  }
});

test('limits for all senders are listed from when they are used up until they end', async () => {
  const { db } = server.context.database;
  expect((await read()).limits).toEqual([]);
  const use = (day: string, subject: string, amount: number) =>
    claimQuotas(db, [{ day, subject, amount, max: 1e12 }]);
  await use('2026-11-23', quotaOfAll.texts, 2);
  await use('2026-11-23', quotaOfAll.files, 2_000 * 1024 * 1024 - 5);
  await use('2026-11-23T15', quotaOfAll.receipts, 200);
  await use('2026-11-22', quotaOfAll.texts, 9);
  expect((await read()).limits).toEqual([
    { what: 'texts', max: 2, endsAt: '2026-11-24T00:00:00.000Z' },
    { what: 'files', max: 2_000, endsAt: '2026-11-24T00:00:00.000Z' },
    { what: 'receipts', max: 200, endsAt: '2026-11-23T16:00:00.000Z' },
  ]);
  clock = new Date('2026-11-24T00:00:00.000Z');
  expect((await read()).limits).toEqual([]);
});
