import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../contract/endpoints';
import type { OverviewResponse } from '../contract/overview/schema';
import { notificationEventIds } from '../contract/notifications/constants';
import { searchHeader } from '../contract/shared/list-limits';
import type { RegionId } from '../contract/shared/regions';
import { screens } from '../contract/shared/roles';
import type { Endpoint } from '../contract/shared/schema/endpoint';
import { newId } from './core/db/uuid';
import { inTransaction } from './core/db/engine';
import { createApplication } from './features/applications/change-queries';
import { recordPaths } from './record-sources';
import { seedAccounts } from './services/auth/account-queries';
import { saveSettings } from './services/notifications/queries';
import { DeliveryError } from './services/outbox/job-error';
import { deliverOutbox } from './testing/deliver-outbox';
import { pdfFile } from './testing/samples/documents';
import { addSampleEmployee } from './testing/samples/employees';
import { fileRequest } from './testing/samples/help-desk-requests';
import { addSampleJob } from './testing/samples/jobs';
import { addSamplePost, patchPost } from './testing/samples/posts';
import { createFormData, specifiedFields, submitEligibilityForm } from './testing/submit-form';
import { startTestServer, type TestServer } from './testing/test-server';

let server: TestServer;

/** One of each kind of record, by the start of its path. */
type Records = Record<string, string> & { message: string; timeOff: string };

/** Everyone is called Quill, and has the region's own last name. */
async function addRecords(region: RegionId, lastName: string, area: string): Promise<Records> {
  const { database, encryption } = server.context;
  const person = { firstName: 'Quill', lastName, contact: `${area}5550142`, region };
  const email = `${lastName.toLowerCase()}@mail.example`;
  await submitEligibilityForm(server, { ...specifiedFields, ...person, email });
  const thread = await database.db
    .selectFrom('threads')
    .innerJoin('messages', 'messages.subjectId', 'threads.id')
    .select(['threads.id', 'messages.id as messageId'])
    .where('region', '=', region)
    .executeTakeFirstOrThrow();
  const request = await fileRequest(server, 'payStub', { ...person, email });
  const timeOff = await fileRequest(server, 'requestPto', { ...person, email });
  const employee = await addSampleEmployee(server, {
    ...{ firstName: 'Quill', lastName, region },
    ...{ privatePhone: `${area}5550143`, certificateExpires: '2026-11-25' },
  });
  const job = await addSampleJob(server, {
    ...{ title: `Quill ${lastName} aide`, region, state: 'draft', posted: '', validThrough: '' },
    ...{ city: '', county: '' },
  });
  const post = await addSamplePost(server, { title: `Quill ${lastName}`, region });
  const application = newId();
  await inTransaction(database.db, (tx) =>
    createApplication(tx, encryption, {
      ...{ id: application, at: '2026-11-20T14:00:00.000Z', certified: true },
      ...{ ...person, email, job: { slug: `aide-${region}`, title: 'Aide', region } },
      details: { languages: '', availability: '', note: '' },
    }),
  );
  const records: Records = {
    '/chats/:userId': thread.id,
    '/helpDesk/records/:id': request.id,
    '/jobs/applications/:id': application,
    '/jobs/:id': job.id,
    '/employees/:id': employee.id,
    '/signatures/:id': employee.id,
    '/posts/:id': post.id,
    '/employees/photos/:photo': newId(),
    ...{ message: thread.messageId, timeOff: timeOff.id },
  };
  await database.db
    .insertInto('employeePhotos')
    .values({
      ...{ id: records['/employees/photos/:photo'] ?? '', employeeId: employee.id },
      ...{ bytesEncrypted: Buffer.from('x'), createdAt: '2026-11-20T14:00:00.000Z' },
    })
    .execute();
  return records;
}

const email = 'limited@agency.example';
const grantedScreens = JSON.stringify(screens.map(({ id }) => id));

async function setRegions(regions: readonly RegionId[] | null): Promise<void> {
  await server.context.database.db
    .updateTable('accounts')
    .set({ grantedScreens, regions: regions && JSON.stringify(regions) })
    .where('email', '=', email)
    .execute();
}

type Call = { method: string; path: string; payload?: object; headers?: Record<string, string> };
const call = ({ headers, ...options }: Call) =>
  server.callAs('admin', {
    ...(options as { method: 'GET'; path: string }),
    email,
    headers: { 'idempotency-key': newId(), ...headers },
  });
const get = (path: string, headers: Record<string, string> = {}) =>
  call({ method: 'GET', path, headers });

let hidden: Records;
let visible: Records;
// Once for all tests, because adding the records takes longest. Those that change something are the last.
beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date('2026-11-20T15:00:00.000Z'),
    config: { rateLimitFactor: 100 },
  });
  const { db } = server.context.database;
  await seedAccounts(db, [{ email, role: 'admin' }], '2026-11-01T00:00:00.000Z');
  await setRegions(null);
  const settings = { desktop: notificationEventIds, email: [], digest: false, quiet: null };
  await saveSettings(db, email, { settings: JSON.stringify(settings) });
  visible = await addRecords('new-york', 'Visible', '212');
  hidden = await addRecords('maryland', 'Hidden', '410');
  await deliverOutbox(server, { email: () => Promise.reject(rejected) });
  await setRegions(['new-york']);
});
afterEach(() => setRegions(['new-york']));
afterAll(() => server.close());

const rejected = new DeliveryError(
  { service: 'smtp', code: 550, step: 'RCPT TO' },
  { isFinal: true },
);
const getHidden = (kind: string) => hidden[kind] ?? '';
const getVisible = (kind: string) => visible[kind] ?? '';

const note = { text: 'A note' };
/** Valid bodies, because a rejected body is reported before an unknown record. */
const bodies = (): Record<string, object> => ({
  'PATCH /chats/:userId': { status: 'closed', version: 1 },
  'PATCH /chats/:userId/person': { firstName: 'Rosa', version: 1 },
  'POST /chats/:userId/replies': { ...note, channel: 'email', to: 'hidden@mail.example' },
  'POST /chats/:userId/notes': { ...note, channel: 'note' },
  'POST /chats/:userId/merge': { userId: getVisible('/chats/:userId') },
  'POST /chats/:userId/distinct': { userId: getVisible('/chats/:userId') },
  'POST /chats/:userId/split': { userId: getVisible('/chats/:userId') },
  'POST /chats/:userId/text-consent': { state: 'given' },
  'POST /chats/:userId/messages/:messageId/reveal': { field: 'dob' },
  'PATCH /helpDesk/records/:id': { reviewed: true, version: 1 },
  'POST /helpDesk/records/:id/identity': { version: 1, reason: 'By phone' },
  'POST /helpDesk/records/:id/replies': { ...note, channel: 'email' },
  'POST /helpDesk/records/:id/notes': note,
  'POST /helpDesk/records/:id/text-consent': { state: 'given' },
  'PATCH /jobs/applications/:id': { version: 1, stage: 'interview' },
  'POST /jobs/applications/:id/notes': note,
  'PATCH /jobs/:id': { version: 1, title: 'Aide' },
  'PATCH /employees/:id': { version: 1, title: 'Aide' },
  'PATCH /posts/:id': { version: 1, title: 'Post' },
  'POST /posts/:id/restore': { version: 1, revision: 'r' },
  'POST /posts/:id/publish': { version: 1 },
  'POST /posts/:id/unpublish': { version: 1 },
});
const queries: Record<string, string> = {
  'GET /chats/:userId/messages': `?before=${newId()}`,
  'GET /signatures/:id': '?layout=compact&shape=none&phone=1',
  'DELETE /posts/:id': '?version=1',
  'DELETE /helpDesk/records/:id/file': '?version=1',
};

const declared = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
  name,
  ...endpoint,
}));
const findRecordPath = (name: string) =>
  recordPaths.map(([path]) => path).find((path) => `${name}/`.includes(` ${path}/`));
const recordCalls = declared.flatMap(({ name, body }) => {
  const path = findRecordPath(name);
  return path === undefined ? [] : [{ name, path, body }];
});

test.each(recordCalls)('$name answers for a record of another state as for none', async (one) => {
  const { name, path, body } = one;
  const [method = '', pattern = ''] = name.split(' ');
  const answer = async (id: string) => {
    const url = pattern
      .replace(path, path.replace(/:\w+$/, id))
      .replace(':messageId', hidden.message)
      .replace(/:\w+/g, newId());
    const { statusCode, body: text } = await call({
      method,
      path: `${url}${queries[name] ?? ''}`,
      ...(typeof body === 'object' && { payload: bodies()[name] ?? {} }),
      ...(body === 'form' && { payload: new FormData() }),
      ...(body === 'file' && {
        payload: Buffer.from('x'),
        headers: { 'content-type': 'image/png' },
      }),
    });
    return [statusCode, text];
  };
  const toHidden = await answer(getHidden(path));
  expect(toHidden[0]).toBe(404);
  if (typeof body === 'object' || body === undefined)
    expect(await answer(newId())).toEqual(toHidden);
});

test('every call with an id in its path is about a record with a region, or needs none', () => {
  const others = declared
    .filter(({ name, access }) => name.includes('/:') && typeof access !== 'string')
    .filter(({ name }) => findRecordPath(name) === undefined)
    .map(({ name }) => name);
  expect(others.sort()).toEqual([
    'DELETE /follow-ups/:kind/:id',
    'DELETE /second-factor/:id',
    'DELETE /sessions/:id',
    'DELETE /templates/:id',
    'DELETE /uploads/:id',
    'GET /follow-ups/:kind/:id/assignees',
    'GET /helpDesk/queues/:type',
    'GET /helpDesk/queues/:type/assignees',
    'GET /helpDesk/queues/:type/export',
    'GET /messages/:messageId/files/:fileId',
    'GET /people/:id/records',
    'GET /posts/pictures/:name',
    'PUT /follow-ups/:kind/:id',
    'PUT /templates/:id',
  ]);
});

test('files of messages stay in their state, and none can be added to a record of another one', async () => {
  const upload = (id: string) => {
    const file = { bytes: pdfFile(), name: 'a.pdf' };
    const payload = createFormData({ draft: `/chats/${id}/email` }, file);
    return call({ method: 'POST', path: '/uploads', payload });
  };
  expect((await upload(getVisible('/chats/:userId'))).statusCode).toBe(201);
  expect((await upload(getHidden('/chats/:userId'))).statusCode).toBe(404);
  const path = `/messages/${hidden.message}/files/${newId()}`;
  expect((await get(path)).statusCode).toBe(404);
});

test.each([
  ['PATCH', () => `/employees/${getVisible('/employees/:id')}`, { version: 1, region: 'Maryland' }],
  [
    'PATCH',
    () => `/employees/${getVisible('/employees/:id')}`,
    { version: 1, region: ' Mary\u00adland' },
  ],
  ['PATCH', () => `/jobs/${getVisible('/jobs/:id')}`, { version: 1, region: 'maryland' }],
  ['PATCH', () => `/posts/${getVisible('/posts/:id')}`, { version: 1, region: 'maryland' }],
  ['POST', () => '/posts', { title: 'x', region: 'maryland' }],
  [
    'POST',
    () => '/chats',
    {
      ...{ firstName: 'New', region: 'maryland', note: '' },
      contactPoints: [
        { kind: 'email', value: 'new@mail.example', label: null, name: null, relationship: null },
      ],
    },
  ],
])('%s %s can’t put a record into another state', async (method, getPath, payload) => {
  const response = await call({ method, path: getPath(), payload });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toHaveProperty('error.fields.region');
});

const listQueries: Record<string, string> = {
  'GET /helpDesk/time-off': '?from=2026-12-01&to=2026-12-31',
  'GET /employees': '?status=all',
  'GET /signatures/zip': '?layout=compact&shape=none&phone=1',
};
const listCalls = declared
  .filter(({ name, access, response }) => {
    const isList = name.startsWith('GET ') && findRecordPath(name) === undefined;
    return isList && typeof access !== 'string' && (response === 'file' || response !== undefined);
  })
  .filter(({ name }) => !/^GET \/(?:posts\/pictures|messages|people|follow-ups)\/:/.test(name))
  .flatMap(({ name }) => {
    const [, pattern = ''] = name.split(' ');
    const query = name.endsWith('/export') ? '?format=csv' : (listQueries[name] ?? '');
    const types = pattern.includes(':type') ? ['payStub', 'requestPto'] : [''];
    return types.map((type) => `${pattern.replace(':type', type)}${query}`);
  });
/** Calls that name no records with a region. */
const nameless = [
  ...['/accounts', '/accounts/names', '/accounts/export?format=csv', '/chats/assignees'],
  ...['/drafts', '/employees/import-template', '/employees/last-import', '/helpDesk/counts'],
  ...['/helpDesk/queues/payStub/assignees', '/helpDesk/queues/requestPto/assignees'],
  ...['/jobs/counts', '/notifications/settings', '/posts/files', '/publishing', '/sessions'],
  ...['/signatures/own', '/tags', '/templates', '/views'],
];
const filteredCalls = [
  '/chats?region=maryland',
  '/chats?unread=1',
  '/chats?sort=waiting&waiting=1',
];

test.each([...listCalls, ...filteredCalls])(
  'GET %s hides records of other states',
  async (path) => {
    const search: Record<string, string> = path === '/search' ? { [searchHeader]: 'quill' } : {};
    const limited = await get(path, search);
    expect(limited.statusCode).toBe(200);
    const marks = ['Hidden', ...Object.values(hidden)];
    for (const mark of marks) expect(limited.body).not.toContain(mark);
    await setRegions(null);
    // Open tabs don't have the records that the account sees now.
    const tag = { 'if-none-match': String(limited.headers['etag']) };
    const all = await get(path, { ...search, ...tag });
    expect(marks.some((mark) => all.body.includes(mark))).toBe(!nameless.includes(path));
  },
);

test('a search finds only records of the account’s states', async () => {
  const find = async (text: string) =>
    (await get('/search', { [searchHeader]: text })).json<{ results: { kind: string }[] }>()
      .results;
  const kinds = ['thread', 'request', 'request', 'employee', 'job', 'application', 'post'];
  expect((await find('visible')).map(({ kind }) => kind)).toEqual(kinds);
  expect(await find('hidden')).toEqual([]);
});

test('the lookup of a number or an address finds only people of the account’s states', async () => {
  const find = (typed: object) => {
    const payload = { name: 'Quill Hidden', phone: '', email: '', ...typed };
    return call({ method: 'POST', path: '/chats/lookup', payload });
  };
  for (const typed of [{ phone: '4105550142' }, { email: 'hidden@mail.example' }]) {
    expect((await find(typed)).json()).toEqual({ people: [] });
    await setRegions(null);
    expect((await find(typed)).json()).toMatchObject({ people: [{ name: 'Quill Hidden' }] });
    await setRegions(['new-york']);
  }
});

test('counts cover only the account’s states', async () => {
  const read = async () => {
    const overview = (await get('/overview')).json<OverviewResponse>();
    const { days, responseTargets, inbox, certificates } = overview;
    return {
      days: days.at(-1)?.submissions,
      waits: responseTargets.regions.map(({ region }) => region),
      waiting: inbox?.waiting.count,
      certificates: certificates?.soon,
      unread: (await get('/chats/unread')).json<{ threads: object[] }>().threads.length,
      chats: (await get('/chats')).json<{ total: number }>().total,
      queues: (await get('/helpDesk/counts'))
        .json<{ queues: { waiting: number }[] }>()
        .queues.map(({ waiting }) => waiting),
      jobs: (await get('/jobs/counts')).json<{ newApplications: number }>().newApplications,
    };
  };
  const none = { 'new-york': 0, 'new-jersey': 0, maryland: 0, michigan: 0 };
  expect(await read()).toEqual({
    days: { ...none, 'new-york': 1 },
    waits: [null, 'new-york'],
    waiting: 1,
    certificates: 1,
    unread: 1,
    chats: 1,
    queues: [0, 1, 0, 0, 1],
    jobs: 1,
  });
  await setRegions(null);
  expect(await read()).toMatchObject({ certificates: 2, unread: 2, chats: 2, jobs: 2 });
});

test('a follow-up and the records of a person are only for who sees the record', async () => {
  const kinds = { thread: '/chats/:userId', employee: '/employees/:id' };
  for (const [kind, path] of Object.entries(kinds)) {
    const id = getHidden(path);
    const payload = {
      dueAt: '2099-01-01T15:00:00.000Z',
      owner: 'owner@agency.example',
      text: '',
      version: 0,
    };
    const followUp = await call({ method: 'PUT', path: `/follow-ups/${kind}/${id}`, payload });
    expect([kind, followUp.statusCode]).toEqual([kind, 404]);
    expect((await get(`/people/${id}/records`)).statusCode).toBe(404);
  }
});

test('a contact that someone in another state has is rejected without a name', async () => {
  const payload = {
    ...{ firstName: 'New', lastName: 'Aide', title: 'Aide', region: 'new-york' },
    ...{ privatePhone: '4105550143', languages: 'English', hiredOn: '2026-11-01' },
  };
  const response = await call({ method: 'POST', path: '/employees', payload });
  expect(response.json()).toMatchObject({
    error: {
      fields: { privatePhone: 'An employee in another state already has this phone number' },
    },
  });
});

const notFound = { message: 'We couldn’t find this. It may have been deleted.' };

describe('ids in a body', () => {
  const item = (path: string) => ({ id: getHidden(path), version: 1 });
  test.each<[string, () => object]>([
    ['/chats/states', () => ({ threads: [item('/chats/:userId')], status: 'closed' })],
    [
      '/helpDesk/records/states',
      () => ({ records: [item('/helpDesk/records/:id')], reviewed: true }),
    ],
    ['/jobs/close', () => ({ jobs: [item('/jobs/:id')] })],
    [
      '/jobs/applications/stages',
      () => ({ applications: [item('/jobs/applications/:id')], stage: 'interview' }),
    ],
    ['/employees/states', () => ({ employees: [item('/employees/:id')], status: 'on-leave' })],
  ])('POST %s rejects a record of another state as not found', async (path, getPayload) => {
    const response = await call({ method: 'POST', path, payload: getPayload() });
    expect(response.json()).toMatchObject({ changed: [], rejected: [notFound] });
  });

  test('a thread can’t be merged with, marked, or quoted from one of another state', async () => {
    const userId = getHidden('/chats/:userId');
    const own = `/chats/${getVisible('/chats/:userId')}`;
    for (const action of ['merge', 'distinct', 'split']) {
      const merging = { method: 'POST', path: `${own}/${action}`, payload: { userId } };
      expect((await call(merging)).statusCode).toBe(404);
    }
    const marking = { method: 'POST', path: '/chats/unread', payload: { userId, state: 'read' } };
    expect((await call(marking)).statusCode).toBe(404);
    expect((await get(`/templates?userId=${userId}`)).statusCode).toBe(404);
  });

  test('a change can’t be undone after the state was taken away', async () => {
    await setRegions(null);
    const path = `/chats/${getHidden('/chats/:userId')}`;
    const change = { method: 'PATCH', path, payload: { status: 'closed', version: 1 } };
    const { undo: token } = (await call(change)).json<{ undo: string }>();
    await setRegions(['new-york']);
    const undone = await call({ method: 'POST', path: '/chats/undo', payload: { token } });
    expect(undone.json()).toMatchObject({ changed: [], rejected: [notFound] });
  });

  test('a request can’t be confirmed as one of an employee of another state', async () => {
    const path = `/helpDesk/records/${getVisible('/helpDesk/records/:id')}/identity`;
    const payload = { version: 1, employeeId: getHidden('/employees/:id') };
    expect((await call({ method: 'POST', path, payload })).statusCode).toBe(400);
  });

  test('drafts of records of another state are neither saved nor listed', async () => {
    const content = { values: { text: 'Dear Hidden' }, base: null };
    const keys = [
      `/chats/${getHidden('/chats/:userId')}/note`,
      `/helpDesk/records/${getHidden('/helpDesk/records/:id')}/note`,
      `employee:${getHidden('/employees/:id')}`,
      `job:${getHidden('/jobs/:id')}`,
    ];
    const save = (key: string) =>
      call({ method: 'PUT', path: '/drafts', payload: { key, revision: null, content } });
    for (const key of keys) expect((await save(key)).statusCode).toBe(404);
    await setRegions(null);
    for (const key of keys) expect((await save(key)).statusCode).toBe(200);
    expect((await get('/drafts')).body).toContain('Dear Hidden');
    await setRegions(['new-york']);
    expect((await get('/drafts')).json()).toEqual({ drafts: [] });
  });

  test('only people of all states can import employees and undo that', async () => {
    const payload = new FormData();
    const importing = { method: 'POST', path: '/employees/import', payload };
    expect((await call(importing)).statusCode).toBe(403);
    const undoing = { method: 'POST', path: '/employees/undo-import', payload: { id: newId() } };
    expect((await call(undoing)).statusCode).toBe(403);
  });

  test('someone of another state can’t be assigned', async () => {
    const { db } = server.context.database;
    const other = { email: 'other@agency.example', role: 'intake' as const };
    await seedAccounts(db, [other], '2026-11-01T00:00:00.000Z');
    await db
      .updateTable('accounts')
      .set({ regions: '["maryland"]' })
      .where('email', '=', other.email)
      .execute();
    const list = async (query = '') => (await get(`/chats/assignees${query}`)).body;
    expect(await list()).not.toContain(other.email);
    expect(await list('?region=maryland')).toContain(other.email);
    const path = `/chats/${getVisible('/chats/:userId')}`;
    const payload = { version: 1, assignee: other.email };
    expect((await call({ method: 'PATCH', path, payload })).statusCode).toBe(400);
  });
});

test('a possible duplicate in another state is not shown', async () => {
  const twin = {
    ...specifiedFields,
    firstName: 'Quil',
    lastName: 'Visible',
    contact: '2125550142',
  };
  await submitEligibilityForm(server, { ...twin, region: 'maryland' });
  const path = `/chats/${getVisible('/chats/:userId')}`;
  expect((await get(path)).json()).toMatchObject({ possibleDuplicates: [] });
  await setRegions(null);
  expect((await get(path)).json()).toMatchObject({
    possibleDuplicates: [{ name: 'Quil Visible' }],
  });
});

test('a request shows nobody of another state who is away or has the same name', async () => {
  await addSampleEmployee(server, {
    ...{ firstName: 'Quill', lastName: 'Visible', region: 'maryland', title: 'Hidden aide' },
  });
  const readMatches = async () => {
    const stub = await get(`/helpDesk/records/${getVisible('/helpDesk/records/:id')}`);
    return stub.json<{ identity: { matches: object[] } }>().identity.matches.length;
  };
  const readTimeOff = async () => (await get(`/helpDesk/records/${visible.timeOff}`)).body;
  expect(await readMatches()).toBe(1);
  expect(await readTimeOff()).not.toContain('Hidden');
  await setRegions(null);
  expect(await readMatches()).toBe(2);
  expect(await readTimeOff()).toContain('Hidden');
});

test('a version of a post for another state can’t be restored', async () => {
  const { id, history } = await addSamplePost(server, { title: 'Moved', region: 'maryland' });
  const patched = await patchPost(server, id, { version: 1, region: 'new-york', overwrite: true });
  const { version } = patched.json<{ version: number }>();
  const payload = { version, revision: history[0]?.id ?? '' };
  const response = await call({ method: 'POST', path: `/posts/${id}/restore`, payload });
  expect([patched.statusCode, response.statusCode]).toEqual([200, 404]);
});
