import { beforeEach, describe, expect, test } from 'vitest';
import type { Chat, ChatsResponse } from '../../../contract/inbox/schema';
import { listAuditEntries } from '../../testing/stored-records';
import { addMessage } from '../../services/messages/queries';
import { firstThread, addThread } from '../../testing/single-thread';
import { bumpThreadRevision } from './threads/refresh-queries';
import { specifiedFields, submitEligibilityForm } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

const server = useTestServer();
let thread: Chat;
beforeEach(async () => {
  thread = await addThread(server);
});

const list = (headers: Record<string, string> = {}) =>
  server.callAs('intake', { method: 'GET', path: '/chats', headers });

test('returns one thread by its id and 404 for an unknown id', async () => {
  const one = (userId: string) =>
    server.callAs('intake', { method: 'GET', path: `/chats/${userId}` });
  expect((await one(thread.userId)).json<Chat>()).toEqual(thread);
  expect((await one('nobody')).statusCode).toBe(404);
});

test('returns 304 for an unchanged thread even if others change', async () => {
  const one = (headers: Record<string, string> = {}) =>
    server.callAs('intake', { method: 'GET', path: `/chats/${thread.userId}`, headers });
  const etag = String((await one()).headers['etag']);
  const bob = { firstName: 'Bob', contact: '9735550118', email: 'bob@mail.example' };
  await submitEligibilityForm(server, { ...specifiedFields, ...bob });
  expect((await one({ 'if-none-match': etag })).statusCode).toBe(304);
  await submitEligibilityForm(server, { ...specifiedFields, time: 'After six' });
  const changed = await one({ 'if-none-match': etag });
  expect([changed.statusCode, changed.json<Chat>().total]).toEqual([200, 2]);
});

test('a thread of the same number, its dismissal, and a consent end the 304s of a thread', async () => {
  const path = `/chats/${thread.userId}`;
  let etag = '';
  const poll = async () => {
    const headers = { 'if-none-match': etag };
    const response = await server.callAs('intake', { method: 'GET', path, headers });
    etag = String(response.headers['etag']);
    return response.statusCode;
  };
  expect([await poll(), await poll()]).toEqual([200, 304]);
  await submitEligibilityForm(server, { ...specifiedFields, firstName: 'Rosa' });
  expect([await poll(), await poll()]).toEqual([200, 304]);
  const { userId } = await firstThread(server);
  const post = (action: string, payload: object) =>
    server.callAs('intake', { method: 'POST', path: `${path}/${action}`, payload });
  await post('distinct', { userId });
  expect([await poll(), await poll()]).toEqual([200, 304]);
  const { contact } = specifiedFields;
  const id = server.context.encryption.mark('phone', contact.replace(/\D/g, ''));
  const erasePath = `/people/${thread.userId}/erase`;
  await server.callAs('owner', { method: 'POST', path: erasePath, payload: { ids: [id] } });
  // As many entries as before
  await post('text-consent', { state: 'withdrawn' });
  expect([await poll(), await poll()]).toEqual([200, 304]);
});

test('opening a thread is audited once per person and day, however often it is polled', async () => {
  const open = (role: 'intake' | 'owner') =>
    server.callAs(role, { method: 'GET', path: `/chats/${thread.userId}` });
  const etag = String((await open('intake')).headers['etag']);
  await server.callAs('intake', {
    method: 'GET',
    path: `/chats/${thread.userId}`,
    headers: { 'if-none-match': etag },
  });
  await Promise.all([open('intake'), open('owner'), open('owner')]);
  const entries = await listAuditEntries(server.context.database.db, thread.userId);
  expect(entries.map(({ action, actor }) => `${action} ${actor}`).sort()).toEqual([
    'open-thread intake@agency.example',
    'open-thread owner@agency.example',
  ]);
});

describe('the list', () => {
  test('masks the date of birth and the Medicaid number', async () => {
    const { body } = await list();
    expect(body).not.toContain(specifiedFields.dob);
    expect(body).not.toContain(specifiedFields.medicate);
    expect(thread.messages[0]?.eligibility).toMatchObject({ dob: '••••••', medicate: '••••••' });
  });

  test('returns 304 without a body while nothing has changed', async () => {
    const etag = String((await list()).headers['etag']);
    const same = await list({ 'if-none-match': etag });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    await submitEligibilityForm(server, { ...specifiedFields, firstName: 'Bob' });
    const changed = await list({ 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers['etag']).not.toBe(etag);
  });

  test('returns the most active threads and the total', async () => {
    for (const firstName of ['Bob', 'Cy', 'Ann'])
      await submitEligibilityForm(server, { ...specifiedFields, firstName });
    const response = await server.callAs('intake', { method: 'GET', path: '/chats?limit=2' });
    const { chats, total } = response.json<ChatsResponse>();
    expect([chats.map(({ name }) => name), total]).toEqual([['Ann Lee', 'Cy Lee'], 3]);
    for (const limit of ['0', '201', '1e9', '-1', 'x', '', '2&limit=3', '2&other=1']) {
      const rejected = await server.callAs('intake', {
        method: 'GET',
        path: `/chats?limit=${limit}`,
      });
      expect(rejected.statusCode).toBe(400);
    }
  });

  test('has the last 50 messages of a thread, the total, and all addresses', async () => {
    const { db } = server.context.database;
    const later = { ...specifiedFields, email: 'Later@mail.example' };
    await submitEligibilityForm(server, later);
    const at = (index: number) => new Date(Date.UTC(2030, 0, 1, 0, index)).toISOString();
    for (let index = 0; index < 60; index += 1) {
      await addMessage(db, server.context.encryption, {
        id: `m${String(index)}`,
        subject: { kind: 'thread', id: thread.userId },
        at: at(index),
        channel: 'sms',
        direction: 'in',
        text: String(index),
      });
    }
    await bumpThreadRevision(db, thread.userId);
    const { messages, total, laterAddresses } = await firstThread(server);
    expect(messages.map(({ text }) => text)).toEqual(
      Array.from({ length: 50 }, (_, index) => String(index + 10)),
    );
    expect([total, laterAddresses.map(({ email }) => email)]).toEqual([62, [later.email]]);
  });

  test('is filtered, paged, and searched without search words in the URL', async () => {
    for (const firstName of ['Bob', 'Cy'])
      await submitEligibilityForm(server, { ...specifiedFields, firstName });
    const ask = (path: string, search?: string) =>
      server.callAs('intake', {
        method: 'GET',
        path,
        headers: search === undefined ? {} : { 'x-search': encodeURIComponent(search) },
      });
    const getNames = async (...asked: Parameters<typeof ask>) => {
      const { chats, total } = (await ask(...asked)).json<ChatsResponse>();
      return [chats.map(({ name }) => name), total];
    };
    const { older } = (await ask('/chats?limit=1')).json<ChatsResponse>();
    expect(await getNames(`/chats?limit=1&after=${older ?? ''}`)).toEqual([['Bob Lee'], 3]);
    expect(await getNames('/chats', 'çy')).toEqual([['Cy Lee'], 1]);
    expect(await getNames('/chats?status=closed')).toEqual([[], 0]);
    expect(await getNames('/chats?waiting=1&assignee=nobody&sort=waiting')).toEqual([
      ['Ann Lee', 'Bob Lee', 'Cy Lee'],
      3,
    ]);
    expect(await getNames('/chats?assignee=mine')).toEqual([[], 0]);
    expect(await getNames('/chats?from=2000-01-01&to=2000-12-31')).toEqual([[], 0]);
    expect((await getNames('/chats?from=2000-01-01'))[1]).toBe(3);
    for (const path of [
      '/chats?status=old',
      '/chats?waiting=2',
      '/chats?after=5',
      '/chats?before=x~y~z',
      '/chats?from=today',
      '/chats?q=x',
    ]) {
      expect((await ask(path)).statusCode).toBe(400);
    }
    expect((await ask('/chats', 'x'.repeat(201))).statusCode).toBe(400);
    expect(server.logs.join('')).not.toContain('x-search');
  });

  test('has an ETag for each filter, page, search, person, and access', async () => {
    const getTag = async (path: string, search = '', role: 'intake' | 'owner' = 'intake') => {
      const headers = { 'x-search': encodeURIComponent(search) };
      const response = await server.callAs(role, { method: 'GET', path, headers });
      return String(response.headers['etag']);
    };
    const tags = await Promise.all([
      getTag('/chats'),
      getTag('/chats', '', 'owner'),
      getTag('/chats?after=activity~2026-03-01T00:00:00.000Z~x'),
      getTag('/chats?limit=1'),
      getTag('/chats?status=new'),
      getTag('/chats?from=2026-03-01'),
      getTag('/chats?to=2026-03-01'),
      getTag('/chats', 'ann'),
      getTag('/chats', 'lee'),
      getTag('/chats?assignee=mine'),
      getTag('/chats?assignee=mine', '', 'owner'),
      getTag(`/chats/${thread.userId}`),
    ]);
    expect(new Set(tags).size).toBe(tags.length);
  });
});

describe('the export', () => {
  const take = (path: string, search = '') =>
    server.callAs('intake', {
      method: 'GET',
      path,
      headers: { 'x-search': encodeURIComponent(search) },
    });

  test('has the filtered people and their contact details, without their messages', async () => {
    await submitEligibilityForm(server, { ...specifiedFields, firstName: '=Bob' });
    const response = await take('/chats/export?format=csv&status=new', 'lee');
    expect(response.headers['content-disposition']).toMatch(/filename="messages-[\d-]+\.csv"/);
    const [head, ...rows] = response.body.trim().split('\r\n');
    expect(head).toContain('Name,Phone,Email,Can text,Office,Status,Assigned to,Tags,Messages');
    expect(rows.map((row) => row.split(',').slice(0, 2))).toEqual([
      ["'=Bob Lee", '(212) 555-0199'],
      ['Ann Lee', '(212) 555-0199'],
    ]);
    for (const secret of [specifiedFields.dob, specifiedFields.medicate, specifiedFields.time]) {
      expect(response.body).not.toContain(secret);
    }
    expect(
      (await take('/chats/export?format=csv&status=closed')).body.trim().split('\r\n'),
    ).toHaveLength(1);
  });

  test('is audited with the count and filter, without the search words', async () => {
    await take('/chats/export?format=xlsx&assignee=nobody&waiting=1', 'Lee');
    const [entry] = await listAuditEntries(server.context.database.db, 'messages');
    expect(entry).toMatchObject({
      actor: 'intake@agency.example',
      action: 'export',
      detail: '1 row as Excel, status: all, assignee: nobody, waiting: yes, with a search',
    });
  });
});
