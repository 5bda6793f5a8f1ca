import { expect, test } from 'vitest';
import type { FastifyBaseLogger } from 'fastify';
import { upsertPresence } from './core/http/presence/queries';
import { startHousekeeping } from './housekeeping';
import { receiveText, testTwilio } from './testing/inbound-sms';
import { listChats } from './testing/stored-records';
import { specifiedFields, submitEligibilityForm } from './testing/submit-form';
import { startTestServer } from './testing/test-server';
import type { AuditResponse } from '../contract/audit/schema';
import { automaticActor } from '../contract/audit/constants';

const log = { info: () => undefined, error: () => undefined } as unknown as FastifyBaseLogger;
const pdf = Buffer.from('%PDF-1.4\nstartxref\n9\n%%EOF\n');

test('deletes expired benefit cards, keeps their messages, and records it in the audit', async () => {
  let now = new Date(Date.now() - 10 * 24 * 60 * 60_000);
  const server = await startTestServer({ now: () => now, config: { cardRetentionDays: 7 } });
  const file = { bytes: pdf, name: 'card.pdf' };
  await submitEligibilityForm(server, specifiedFields, { file });
  now = new Date();
  await submitEligibilityForm(server, { ...specifiedFields, firstName: 'Bob' }, { file });
  await startHousekeeping(server.context, log).stop();
  const cards = (await listChats(server)).map(({ name, messages }) => [
    name,
    messages[0]?.eligibility?.cardId != null,
  ]);
  expect(cards).toEqual([
    ['Bob Lee', true],
    ['Ann Lee', false],
  ]);
  const audit = await server.callAs('owner', { method: 'GET', path: '/audit?kind=deletion' });
  expect(
    audit
      .json<AuditResponse>()
      .items.map(({ actor, action, subject }) => [actor, action, subject.name]),
  ).toEqual([[automaticActor, 'expire-card', 'Ann Lee']]);
  await server.close();
});

test('clears the text of dead jobs after 30 days', async () => {
  const server = await startTestServer();
  const { db } = server.context.database;
  const withoutReceipt = { ...specifiedFields, email: '' };
  await submitEligibilityForm(server, withoutReceipt);
  await submitEligibilityForm(server, { ...withoutReceipt, firstName: 'Bob' });
  const ages = [31, 29];
  for (const { id } of await db.selectFrom('outbox').select('id').execute()) {
    const doneAt = new Date(Date.now() - (ages.shift() ?? 0) * 24 * 60 * 60_000).toISOString();
    await db.updateTable('outbox').set({ state: 'dead', doneAt }).where('id', '=', id).execute();
  }
  await startHousekeeping(server.context, log).stop();
  const jobs = await db.selectFrom('outbox').selectAll().orderBy('doneAt').execute();
  expect(jobs.map(({ state, payloadEncrypted: sealed }) => [state, sealed === ''])).toEqual([
    ['dead', true],
    ['dead', false],
  ]);
  await server.close();
});

test('a text that is repeated months later is not stored again', async () => {
  let now = new Date();
  const server = await startTestServer({ now: () => now, config: { twilio: testTwilio } });
  const text = { From: '+12125550199', Body: 'Please call me', MessageSid: 'SM-recorded' };
  await receiveText(server, text);
  now = new Date(now.getTime() + 90 * 24 * 60 * 60_000);
  await startHousekeeping(server.context, log).stop();
  expect((await receiveText(server, text)).statusCode).toBe(200);
  const [chat] = await listChats(server);
  expect(chat?.messages).toHaveLength(1);
  await server.close();
});

test('deletes expired presences', async () => {
  const server = await startTestServer();
  const { db } = server.context.database;
  await submitEligibilityForm(server);
  const { id } = await db.selectFrom('threads').select('id').executeTakeFirstOrThrow();
  const shared = { kind: 'thread', subject: id } as const;
  const until = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  await upsertPresence(db, { ...shared, email: 'gone@agency.example', until: until(-1) });
  await upsertPresence(db, { ...shared, email: 'here@agency.example', until: until(60) });
  await startHousekeeping(server.context, log).stop();
  const left = await db.selectFrom('presence').select('email').execute();
  expect(left).toEqual([{ email: 'here@agency.example' }]);
  await server.close();
});
