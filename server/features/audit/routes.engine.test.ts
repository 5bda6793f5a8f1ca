import { beforeEach, describe, expect, test } from 'vitest';
import type { AuditResponse } from '../../../contract/audit/schema';
import type { Chat } from '../../../contract/inbox/schema';
import { recordAudit, type AuditRecord } from '../../services/audit/record-audit';
import { fetchList } from '../../testing/list-page';
import { addThread } from '../../testing/single-thread';
import { renameThread } from '../../testing/stored-records';
import { useTestServer } from '../../testing/test-server';

const server = useTestServer();
let thread: Chat;
beforeEach(async () => {
  thread = await addThread(server);
});

const read = (query = '', search = '') =>
  fetchList<AuditResponse>(server, 'owner', `/audit?${query}`, search);
const actions = async (query = '', search = '') =>
  (await read(query, search)).items.map(({ action }) => action);
type Recorded = AuditRecord & { actor: string };
const record = (at: string, { actor = 'ira@agency.example', ...entry }: Partial<Recorded> = {}) =>
  recordAudit(
    server.context.database.db,
    { email: actor, at },
    { action: 'call', subject: { kind: 'thread', id: thread.userId }, ...entry },
  );

test('lists actions on a thread with the name of the person, newest first', async () => {
  const message = thread.messages[0]?.id ?? '';
  const path = `/chats/${thread.userId}`;
  await server.callAs('intake', {
    method: 'POST',
    path: `${path}/messages/${message}/reveal`,
    payload: { field: 'dob' },
  });
  await server.callAs('intake', {
    method: 'PATCH',
    path,
    payload: { version: 1, assignee: 'owner@agency.example' },
  });
  const ann = { kind: 'thread', id: thread.userId, name: 'Ann Lee', userId: thread.userId };
  const actor = 'intake@agency.example';
  expect(await read()).toMatchObject({
    items: [
      { actor, action: 'assign', subject: ann, detail: 'owner@agency.example' },
      {
        actor,
        action: 'reveal-dob',
        subject: { ...ann, kind: 'message', id: message },
        detail: null,
      },
    ],
    total: 2,
    actors: [actor],
  });
});

test('names the other thread of a merge, also in the export', async () => {
  await record('2026-03-10T01:00:00Z', { action: 'merge', detail: thread.userId });
  expect((await read()).items).toMatchObject([{ action: 'merge', detail: 'Ann Lee' }]);
  const path = '/audit/export?format=csv';
  const answer = await server.callAs('owner', { method: 'GET', path });
  expect(answer.body).toContain('Merged the thread into another: into Ann Lee');
});

test('names accounts by their email', async () => {
  await server.callAs('owner', {
    method: 'PUT',
    path: '/accounts/admin@agency.example',
    payload: { role: 'observer', disabled: false, version: 1 },
  });
  expect((await read()).items).toMatchObject([
    {
      action: 'role-observer',
      subject: {
        kind: 'account',
        id: 'admin@agency.example',
        name: 'admin@agency.example',
        userId: null,
      },
    },
  ]);
});

describe('the filters', () => {
  test('by day include both days, at the main office', async () => {
    // 11:30 pm on 9 March, and half an hour past midnight, in New York.
    await record('2026-03-10T03:30:00.000Z', { action: 'note' });
    await record('2026-03-10T04:30:00.000Z', { action: 'call' });
    await record('2026-03-11T03:59:59.000Z', { action: 'assign' });
    await record('2026-03-11T04:00:00.000Z', { action: 'unassign' });
    expect(await actions('from=2026-03-10&to=2026-03-10')).toEqual(['assign', 'call']);
    expect(await actions('to=2026-03-09')).toEqual(['note']);
    expect(await actions('from=2026-03-11')).toEqual(['unassign']);
  });

  test('by person, kind, and target can be combined', async () => {
    await record('2026-03-10T01:00:00Z', { action: 'reveal-dob' });
    await record('2026-03-10T02:00:00Z', { action: 'open-card', actor: 'lea@agency.example' });
    await record('2026-03-10T03:00:00Z', {
      action: 'role-admin',
      subject: { kind: 'account', id: 'new@mail.example' },
    });
    await record('2026-03-10T04:00:00Z', {
      subject: { kind: 'message', id: thread.messages[0]?.id ?? '' },
    });
    expect(await actions('actor=lea@agency.example')).toEqual(['open-card']);
    expect(await actions('kind=disclosure')).toEqual(['open-card', 'reveal-dob']);
    expect(await actions('', 'an LE')).toEqual(['call', 'open-card', 'reveal-dob']);
    expect(await actions('', thread.userId)).toEqual(['call', 'open-card', 'reveal-dob']);
    expect(await actions('', 'NEW@mail')).toEqual(['role-admin']);
    expect(await actions('kind=disclosure&actor=ira@agency.example', 'Ann')).toEqual([
      'reveal-dob',
    ]);
    expect(await actions('', '_nn')).toEqual([]);
  });

  test('by target ignore accents, case, and the order of words', async () => {
    const name = { firstName: 'Ángel', lastName: 'Núñez' };
    await renameThread(server, thread.userId, name);
    await record('2026-03-10T01:00:00Z', { action: 'assign' });
    const message = { kind: 'message', id: thread.messages[0]?.id ?? '' } as const;
    await record('2026-03-10T02:00:00Z', { action: 'reveal-dob', subject: message });
    const template = { kind: 'template', id: 'Über Ärzte' } as const;
    await record('2026-03-10T03:00:00Z', { action: 'add-template', subject: template });
    for (const words of ['Ángel', 'ÁNGEL', 'angel', 'nunez angel', 'NÚÑ']) {
      expect(await actions('', words)).toEqual(['reveal-dob', 'assign']);
    }
    expect(await actions('', 'ärzte ÜBER')).toEqual(['add-template']);
    expect(await actions('', message.id)).toEqual(['reveal-dob']);
    expect(await actions('', 'angelo')).toEqual([]);
  });

  test.each([
    'kind=all',
    'from=yesterday',
    'from=0000-01-01',
    'to=0000-01-01',
    'from=0001-01-01',
    'to=1999-12-31',
    'from=2026-02-31',
    'actor=%00',
    'page=0',
    'limit=5',
    'q=Ann',
  ])('reject %s, also in the export', async (query) => {
    for (const path of [`/audit?${query}`, `/audit/export?format=csv&${query}`]) {
      expect((await server.callAs('owner', { method: 'GET', path })).statusCode).toBe(400);
    }
  });

  test.each(['from=2000-01-01', 'to=2028-02-29', 'to=2999-12-31'])('accept %s', async (query) => {
    const answer = await server.callAs('owner', { method: 'GET', path: `/audit?${query}` });
    expect(answer.statusCode).toBe(200);
  });

  test('reject NUL in the search text', async () => {
    for (const path of ['/audit', '/audit/export?format=csv']) {
      const headers = { 'x-search': '%00' };
      const answer = await server.callAs('owner', { method: 'GET', path, headers });
      expect(answer.statusCode).toBe(400);
    }
  });
});

test('returns pages with the total', async () => {
  for (let minute = 0; minute < 52; minute += 1) {
    await record(`2026-03-10T01:${String(minute).padStart(2, '0')}:00Z`);
  }
  const pages = [await read(), await read('page=2'), await read('page=3')];
  expect(pages.map(({ items }) => items.length)).toEqual([50, 2, 0]);
  expect(pages.map(({ total }) => total)).toEqual([52, 52, 52]);
  expect(pages[1]?.items.map(({ at }) => at)).toEqual([
    '2026-03-10T01:01:00Z',
    '2026-03-10T01:00:00Z',
  ]);
});

test('exports the filtered list with an audit entry', async () => {
  await record('2026-03-10T01:00:00Z', { action: 'assign', detail: 'lea@agency.example' });
  await record('2026-03-10T02:00:00Z', {
    action: 'export',
    subject: { kind: 'list', id: '=accounts' },
  });
  const answer = await server.callAs('owner', {
    method: 'GET',
    path: '/audit/export?format=csv&actor=ira@agency.example',
  });
  expect(answer.body.split('\r\n').slice(1)).toEqual([
    "2026-03-09 22:00,ira@agency.example,Exported a list,'=accounts,",
    `2026-03-09 21:00,ira@agency.example,Assigned the thread to lea@agency.example,Ann Lee,${thread.userId}`,
    '',
  ]);
  expect((await read()).items[0]).toMatchObject({
    actor: 'owner@agency.example',
    action: 'export',
    subject: { kind: 'list', name: 'audit' },
    detail: '2 rows as CSV, actor: ira@agency.example',
  });
});
