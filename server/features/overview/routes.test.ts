import { afterAll, beforeAll, expect, test } from 'vitest';
import { regionIds } from '../../../contract/shared/regions';
import { countByRegion } from '../../../contract/shared/testing/count-by-region';
import type { OverviewResponse } from '../../../contract/overview/schema';
import type { Role } from '../../../contract/shared/roles';
import { inTransaction } from '../../core/db/engine';
import { recordVerifiedBackup } from '../../services/backups/queries';
import { setDelivery } from '../../services/messages/queries';
import { bumpThreadRevision } from '../inbox/threads/refresh-queries';
import { listChats } from '../../testing/stored-records';
import { specifiedFields, submitEligibilityForm } from '../../testing/submit-form';
import { startTestServer, type TestServer } from '../../testing/test-server';

let clock = new Date('2026-03-02T15:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
});
afterAll(() => server.close());

const ask = (role: Role, etag?: string) =>
  server.callAs(role, {
    method: 'GET',
    path: '/overview',
    ...(etag === undefined ? {} : { headers: { 'if-none-match': etag } }),
  });

/** The overview of a role that may see the inbox. */
async function read(role: 'owner' | 'intake' = 'owner') {
  const { inbox, recent, ...figures } = (await ask(role)).json<OverviewResponse>();
  if (inbox === null || recent === null) throw new Error('nothing of the inbox');
  return { ...figures, ...inbox, recent };
}

async function check(firstName: string, region: string) {
  await submitEligibilityForm(server, { ...specifiedFields, firstName, region });
  const chat = (await listChats(server)).find(({ name }) => name.startsWith(firstName));
  if (!chat) throw new Error('no thread');
  return chat;
}

const send = (path: string, method: 'POST' | 'PATCH', payload: object) =>
  server.callAs('owner', { method, path, payload });

test('returns 30 days of zeros for an empty database', async () => {
  const { days, waiting, failed, recent, responseTargets } = await read();
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({
    day: '2026-03-02',
    submissions: countByRegion(),
  });
  expect(waiting).toEqual({ count: 0, oldest: null });
  expect([failed, recent]).toEqual([0, []]);
  expect(responseTargets.regions).toHaveLength(1 + regionIds.length);
  expect(responseTargets.weeks).toEqual(['2026-02-09', '2026-02-16', '2026-02-23', '2026-03-02']);
});

test('counts submissions, open messages, and response targets, and lists the activity', async () => {
  const ann = await check('Ann', 'maryland');
  clock = new Date('2026-03-02T15:10:00Z');
  await check('Bea', 'michigan');
  expect((await read()).waiting).toEqual({ count: 2, oldest: '2026-03-02T15:00:00.000Z' });

  await send(`/chats/${ann.userId}`, 'PATCH', { version: 1, assignee: 'owner@agency.example' });

  clock = new Date('2026-03-02T15:40:00Z');
  await send(`/chats/${ann.userId}/notes`, 'POST', { channel: 'note', text: 'Kind.' });
  expect((await read()).waiting.count).toBe(2);
  await send(`/chats/${ann.userId}/notes`, 'POST', { channel: 'call', text: 'Reached her.' });
  const { waiting, days, responseTargets, recent } = await read();
  expect(waiting).toEqual({ count: 1, oldest: '2026-03-02T15:10:00.000Z' });
  expect(days.at(-1)?.submissions).toMatchObject({ maryland: 1, michigan: 1 });
  const by = 'owner@agency.example';
  expect(responseTargets.regions[0]?.results.at(-1)).toEqual({ kept: 1, missed: 0 });
  expect(responseTargets.colleagues).toMatchObject([{ email: by }]);
  expect(recent).toMatchObject([
    { what: 'call', by, name: 'Ann Lee', to: null },
    { what: 'note', by, name: 'Ann Lee', to: null },
    { what: 'assign', by, name: 'Ann Lee', to: by },
    { what: 'eligibility', by: null, name: 'Bea Lee', to: null },
    { what: 'eligibility', by: null, name: 'Ann Lee', to: null, record: ann.userId },
  ]);
  expect(JSON.stringify(recent)).not.toMatch(/Reached|1948|AB12345C/);
});

test('counts a thread as failed only while its latest reply is', async () => {
  const cyd = await check('Cyd', 'new-york');
  const answer = await send(`/chats/${cyd.userId}/replies`, 'POST', {
    channel: 'email',
    to: cyd.email,
    text: 'Hello',
  });
  await inTransaction(server.context.database.db, async (tx) => {
    await setDelivery(tx, answer.json<{ id: string }>().id, 'failed');
    await bumpThreadRevision(tx, cyd.userId);
  });
  expect((await read()).failed).toBe(1);
  clock = new Date('2026-03-02T15:50:00Z');
  await send(`/chats/${cyd.userId}/replies`, 'POST', {
    channel: 'email',
    to: cyd.email,
    text: 'Hello again',
  });
  expect((await read()).failed).toBe(0);
});

test('counts submissions on the day at the office', async () => {
  clock = new Date('2026-03-03T02:00:00Z');
  await check('Dee', 'new-york');
  const { days } = await read();
  expect(days.at(-1)).toMatchObject({ day: '2026-03-02', submissions: { 'new-york': 2 } });
});

test('returns 304 per person until something changes or the hour ends', async () => {
  const etag = String((await ask('owner')).headers['etag']);
  const again = (role: Role) => ask(role, etag);
  expect((await again('owner')).statusCode).toBe(304);
  expect((await again('intake')).statusCode).toBe(200);
  clock = new Date('2026-03-03T03:00:00Z');
  expect((await again('owner')).statusCode).toBe(200);
  await check('Eve', 'new-york');
  expect((await again('owner')).statusCode).toBe(200);
});

test('hides the inbox from other roles', async () => {
  const { days, responseTargets } = await read();
  for (const role of ['observer', 'admin'] as const) {
    const answer = await ask(role);
    const recent = role === 'admin' ? [] : null;
    expect(answer.json()).toEqual({
      backup: null,
      days,
      responseTargets: { ...responseTargets, colleagues: null },
      certificates: null,
      inbox: null,
      overdueFacts: null,
      recent,
    });
    expect(answer.body).not.toMatch(/Ann|Eve|@|2125550199/);
  }
});

test('tells those who write posts which facts to check again', async () => {
  expect((await read()).overdueFacts).toEqual([{ program: 'MLTSS', count: 1 }]);
  expect((await read('intake')).overdueFacts).toBeNull();
});

test('does not return 304 after a change of role', async () => {
  const { db } = server.context.database;
  const become = (role: Role) =>
    db.updateTable('accounts').set({ role }).where('email', '=', 'intake@agency.example').execute();
  const etag = String((await ask('intake')).headers['etag']);
  await become('observer');
  const less = await ask('intake', etag);
  expect([less.statusCode, less.json<OverviewResponse>().inbox]).toEqual([200, null]);
  const lessTag = String(less.headers['etag']);
  expect((await ask('intake', lessTag)).statusCode).toBe(304);
  await become('intake');
  expect((await ask('intake', lessTag)).json<OverviewResponse>().inbox).not.toBeNull();
});

test('counts merged threads as one', async () => {
  const { db } = server.context.database;
  const fay = await check('Fay', 'new-york');
  const gil = await check('Gil', 'michigan');
  const before = await read();
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('threads')
      .set({ mergedInto: fay.userId })
      .where('id', '=', gil.userId)
      .execute();
    await bumpThreadRevision(tx, gil.userId);
  });
  const { waiting, days, recent } = await read();
  expect(waiting.count).toBe(before.waiting.count - 1);
  expect(days.at(-1)?.submissions.michigan).toBe(
    (before.days.at(-1)?.submissions.michigan ?? 0) - 1,
  );
  expect(recent.slice(0, 2).map(({ name, record }) => [name, record])).toEqual([
    ['Fay Lee', fay.userId],
    ['Fay Lee', fay.userId],
  ]);
});

test('only the owner sees when the newest verified backup was made', async () => {
  const backups = await startTestServer({ config: { backups: { folder: 'backups', days: 30 } } });
  const get = async (role: Role) =>
    (await backups.callAs(role, { method: 'GET', path: '/overview' })).json<OverviewResponse>()
      .backup;
  expect(await get('owner')).toEqual({ verifiedAt: null });
  await recordVerifiedBackup(backups.context.database.db, '2026-03-02T03:00:00.000Z');
  expect(await get('owner')).toEqual({ verifiedAt: '2026-03-02T03:00:00.000Z' });
  expect(await get('intake')).toBeNull();
  await backups.close();
});
