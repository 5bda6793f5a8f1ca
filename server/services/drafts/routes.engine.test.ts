import { beforeEach, describe, expect, test } from 'vitest';
import type { ApplicationsResponse } from '../../../contract/applications/schema';
import { draftLimits } from '../../../contract/drafts/constants';
import type { DraftContent, DraftsResponse, DraftSaved } from '../../../contract/drafts/schema';
import { draftRecords } from '../../record-sources';
import { newId } from '../../core/db/uuid';
import { fileRequest } from '../../testing/samples/help-desk-requests';
import { formSamples } from '../../testing/samples/forms';
import { addThread } from '../../testing/single-thread';
import { submitForm } from '../../testing/submit-form';
import { getErrorCode, useTestServer } from '../../testing/test-server';
import { deleteOldDrafts } from './queries';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-20T15:00:00.000Z');
});
const server = useTestServer({ now: () => now, config: { rateLimitFactor: 10 } });
const message = (text: string): DraftContent => ({ values: { text }, base: null });

type Caller = 'owner' | 'intake' | 'observer' | 'admin';

const save = (
  key: string,
  content: DraftContent | null,
  { revision = null, as = 'intake' }: { revision?: string | null; as?: Caller } = {},
) => server.callAs(as, { method: 'PUT', path: '/drafts', payload: { key, revision, content } });
const list = async (as: Caller = 'intake') =>
  (await server.callAs(as, { method: 'GET', path: '/drafts' })).json<DraftsResponse>().drafts;
const getRevision = (saved: Awaited<ReturnType<typeof save>>) => saved.json<DraftSaved>().revision;

let path: string;
beforeEach(async () => {
  path = `/chats/${(await addThread(server)).userId}`;
});

test('a draft of each channel is stored encrypted and restored, the one saved last at the end', async () => {
  await save(`${path}/note`, message('Her son decides.'));
  now = new Date(now.getTime() + 1000);
  const email = { values: { text: 'Dear Rosa', recipient: 'rosa@mail.example' }, base: null };
  await save(`${path}/email`, email);
  expect((await list()).map(({ key, content }) => [key, content])).toEqual([
    [`${path}/note`, message('Her son decides.')],
    [`${path}/email`, email],
  ]);
  const rows = await server.context.database.db.selectFrom('drafts').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('Rosa');
});

test('a draft of a form keeps its fields and the record that they are based on', async () => {
  const content = { values: { title: 'Nurse' }, base: { id: 'j', version: 3 } };
  await save('job:new', content, { as: 'owner' });
  expect((await list('owner'))[0]).toMatchObject({ key: 'job:new', content });
});

test('a draft is readable, changeable, and deletable only by its author', async () => {
  const revision = getRevision(await save(`${path}/email`, message('Dear Rosa')));
  expect(await list('owner')).toEqual([]);
  await save(`${path}/email`, message('Hello'), { as: 'owner' });
  await save(`${path}/email`, null, { as: 'owner', revision });
  expect((await list()).map(({ content }) => content)).toEqual([message('Dear Rosa')]);
});

test.each<[Caller, string, () => string]>([
  ['observer', 'thread', () => `${path}/note`],
  ['intake', 'employee', () => 'employee:new'],
  ['observer', 'job', () => 'job:new'],
])('a %s stores no draft of a %s', async (as, _kind, getKey) => {
  const content = message('x');
  expect((await save(getKey(), content, { as })).statusCode).toBe(404);
});

test('a draft of a help-desk request needs its queue, and an unknown record has no drafts', async () => {
  const { id } = await fileRequest(server, 'requestPto');
  const keys = [`/helpDesk/records/${id}/note`, `decision/${id}/declined`];
  for (const key of keys) {
    expect((await save(key, message('x'))).statusCode).toBe(404);
    expect((await save(key, message('x'), { as: 'owner' })).statusCode).toBe(200);
  }
  const unknown = `/chats/${newId()}/note`;
  expect((await save(unknown, message('x'))).statusCode).toBe(404);
  expect((await save('/chats/new/note', message('x'))).statusCode).toBe(404);
  expect((await save('/jobs/applications/new/note', message('x'))).statusCode).toBe(404);
  expect((await save('assign-role', message('x'))).statusCode).toBe(400);
});

test('stores the draft of a note on an application until the note is saved', async () => {
  await submitForm(server, '/applications', { ...formSamples['/applications'] });
  const applications = await server.callAs('intake', { method: 'GET', path: '/jobs/applications' });
  const [application] = applications.json<ApplicationsResponse>().items;
  const record = `/jobs/applications/${application?.id ?? ''}`;
  expect((await save(`${record}/note`, message('x'), { as: 'observer' })).statusCode).toBe(404);
  await save(`${record}/note`, message('Call her on Monday.'));
  await deleteOldDrafts(server.context.database.db, '', draftRecords);
  expect((await list()).map(({ content }) => content)).toEqual([message('Call her on Monday.')]);
  const payload = { text: 'Call her on Monday.' };
  await server.callAs('intake', { method: 'POST', path: `${record}/notes`, payload });
  expect(await list()).toEqual([]);
});

test('drafts disappear with the access to their screen', async () => {
  await save(`${path}/note`, message('x'));
  const { db } = server.context.database;
  await db
    .updateTable('accounts')
    .set({ role: 'observer' })
    .where('email', '=', 'intake@agency.example')
    .execute();
  expect(await list()).toEqual([]);
});

describe('two windows', () => {
  test('a save on an older revision returns 409 and changes nothing', async () => {
    const first = getRevision(await save(`${path}/note`, message('one')));
    const second = getRevision(await save(`${path}/note`, message('two'), { revision: first }));
    for (const revision of [null, first]) {
      const rejected = await save(`${path}/note`, message('three'), { revision });
      expect([rejected.statusCode, getErrorCode(rejected)]).toEqual([409, 'changed_since']);
    }
    expect((await save(`${path}/note`, null, { revision: first })).statusCode).toBe(409);
    expect((await list())[0]).toMatchObject({ revision: second, content: message('two') });
  });

  test('one of two simultaneous first saves is rejected', async () => {
    const saves = [save(`${path}/note`, message('a')), save(`${path}/note`, message('b'))];
    const statuses = (await Promise.all(saves)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  test('deleting a draft twice succeeds', async () => {
    const revision = getRevision(await save(`${path}/note`, message('one')));
    for (const _time of [1, 2]) {
      expect((await save(`${path}/note`, null, { revision })).json()).toEqual({ revision: null });
    }
    expect(await list()).toEqual([]);
  });
});

test('sending a message deletes its draft and no other', async () => {
  await save(`${path}/note`, message('Her son decides.'));
  await save(`${path}/call`, message('Called'));
  await save(`${path}/note`, message('mine'), { as: 'owner' });
  const payload = { channel: 'note', text: 'Her son decides.' };
  await server.callAs('intake', { method: 'POST', path: `${path}/notes`, payload });
  expect((await list()).map(({ key }) => key)).toEqual([`${path}/call`]);
  expect(await list('owner')).toHaveLength(1);
  const { id } = await fileRequest(server, 'payStub');
  const record = `/helpDesk/records/${id}`;
  await save(`${record}/note`, message('x'), { as: 'owner' });
  await server.callAs('owner', { method: 'POST', path: `${record}/notes`, payload: { text: 'x' } });
  expect((await list('owner')).map(({ key }) => key)).toEqual([`${path}/note`]);
});

test('rejects a text that is too long, unknown fields, and more drafts than the limit', async () => {
  const long = 'x'.repeat(draftLimits.field + 1);
  expect((await save(`${path}/note`, message(long))).statusCode).toBe(400);
  expect(
    (await save(`${path}/note`, { ...message('x'), more: 1 } as DraftContent)).statusCode,
  ).toBe(400);
  const { db } = server.context.database;
  const other = { kind: 'thread', subject: 'p', revision: 'r', contentEncrypted: '', savedAt: '' };
  const rows = Array.from({ length: draftLimits.perAccount }, (_, index) => ({
    ...other,
    kind: 'thread' as const,
    email: 'intake@agency.example',
    key: `k${String(index)}`,
  }));
  await db.insertInto('drafts').values(rows).execute();
  for (const revision of [null, 'made up']) {
    const rejected = await save(`${path}/note`, message('x'), { revision });
    expect([rejected.statusCode, getErrorCode(rejected)]).toEqual([409, 'too_many']);
  }
});

test('rejects a record of more levels than can be read back', async () => {
  const base = '['.repeat(100_000) + ']'.repeat(100_000);
  const content = `{"values":{},"base":${base}}`;
  const payload = `{"key":"job:new","revision":null,"content":${content}}`;
  const headers = { 'content-type': 'application/json' };
  const answer = await server.callAs('owner', { method: 'PUT', path: '/drafts', payload, headers });
  expect([answer.statusCode, await list('owner')]).toEqual([400, []]);
});

test('rejects another draft once all together are too large to be read at once', async () => {
  const { db } = server.context.database;
  const contentEncrypted = 'x'.repeat(draftLimits.charactersPerAccount);
  const large = {
    kind: 'thread',
    subject: 'p',
    revision: 'r',
    savedAt: '',
    contentEncrypted,
  } as const;
  await db
    .insertInto('drafts')
    .values({ ...large, email: 'intake@agency.example', key: 'k' })
    .execute();
  const rejected = await save(`${path}/note`, message('x'));
  expect([rejected.statusCode, getErrorCode(rejected)]).toEqual([409, 'too_many']);
  expect((await save(`${path}/note`, message('x'), { as: 'owner' })).statusCode).toBe(200);
});

test('deletes drafts after 30 days, and drafts of deleted records', async () => {
  const { db } = server.context.database;
  await save('employee:new', { values: {}, base: null }, { as: 'owner' });
  await save('job:new', { values: {}, base: null }, { as: 'owner' });
  await save(`${path}/note`, message('x'), { as: 'owner' });
  await db
    .updateTable('drafts')
    .set({ savedAt: '2026-01-01' })
    .where('key', '=', 'job:new')
    .execute();
  await db.updateTable('drafts').set({ subject: 'gone' }).where('kind', '=', 'thread').execute();
  await deleteOldDrafts(db, '2026-10-21T00:00:00.000Z', draftRecords);
  expect((await list('owner')).map(({ key }) => key)).toEqual(['employee:new']);
});

test('the log contains no text of a draft', async () => {
  await save(`${path}/note`, message('Her son decides.'));
  await save(`${path}/note`, message('Her son decides.'));
  expect(server.logs.join('')).not.toContain('Her son');
});
