import { beforeEach, expect, test } from 'vitest';
import type { ActivityEntry } from '../../contract/overview/activity-schema';
import type { ApplicationsAnswer } from '../../contract/applications/schema';
import { overviewActivity, type OverviewAnswer } from '../../contract/overview/schema';
import type { Role } from '../../contract/shared/roles';
import { pdfFile } from '../testing/samples/documents';
import { formSamples } from '../testing/samples/forms';
import { addSampleJob, patchJob } from '../testing/samples/jobs';
import { actOnPost, addSamplePost, patchPost } from '../testing/samples/posts';
import { fileRequest } from '../testing/samples/help-desk-requests';
import { specifiedFields, submit, submitTo } from '../testing/submit-form';
import { useTestServer } from '../testing/test-server';

const owner = 'owner@agency.example';
let now: Date;
beforeEach(() => {
  now = new Date('2026-11-20T15:00:00.000Z');
});
const server = useTestServer({
  // Each look at the clock is a moment later: what happens has an order.
  now: () => (now = new Date(now.getTime() + 1)),
  config: { rateLimitFactor: 10 },
});

const ask = (role: Role = 'owner', etag?: string) =>
  server.callAs(role, {
    method: 'GET',
    path: '/overview',
    ...(etag === undefined ? {} : { headers: { 'if-none-match': etag } }),
  });
const recent = async (role: Role = 'owner') => (await ask(role)).json<OverviewAnswer>().recent;
const kinds = async (role: Role) => (await recent(role))?.map(({ kind }) => kind) ?? null;
/** What happened, the latest first, without when and by which ids. */
const told = async () =>
  (await recent())?.map(
    ({ id: _id, at: _at, region: _region, record: _record, ...entry }: ActivityEntry) => entry,
  );
const change = (id: string, payload: object) =>
  server.callAs('owner', { method: 'PATCH', path: `/helpDesk/records/${id}`, payload });
const apply = async () => {
  await submitTo(server, '/applications', formSamples['/applications'] ?? {});
  const path = '/jobs/applications';
  const [application] = (
    await server.callAs('owner', { method: 'GET', path })
  ).json<ApplicationsAnswer>().items;
  return application?.id ?? '';
};

async function attachFile(id: string): Promise<void> {
  const form = new FormData();
  form.append('version', '1');
  form.append('file', new Blob([Uint8Array.from(pdfFile('pay of October'))]), 'October.pdf');
  const body = new Response(form);
  await server.callAs('owner', {
    method: 'POST',
    path: `/helpDesk/records/${id}/file`,
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

/** One thing of each kind, in this order; each is the latest then. */
const oneOfEach: Readonly<Record<ActivityEntry['kind'], () => Promise<unknown>>> = {
  thread: () => submit(server, specifiedFields),
  request: () => fileRequest(server, 'payroll'),
  application: apply,
  job: () => addSampleJob(server),
  post: async () => {
    const { id } = await addSamplePost(server);
    return actOnPost(server, id, 'publish', { version: 1 });
  },
};
const keepOneOfEach = async () => {
  for (const make of Object.values(oneOfEach)) await make();
};

test('what happens in the office is one list, the latest first, and the owner sees all of it', async () => {
  await keepOneOfEach();
  expect(await kinds('owner')).toEqual(['post', 'job', 'application', 'request', 'thread']);
});

test('a role is told of the records of its own screens, and one without any of nothing', async () => {
  await keepOneOfEach();
  expect(await kinds('intake')).toEqual(['job', 'application', 'thread']);
  expect(await kinds('admin')).toEqual(['job', 'application']);
  expect(await kinds('observer')).toBeNull();
  expect((await ask('observer')).body).not.toMatch(/Ann|Lee|Medicaid|aide|@/);
});

test('whatever happens, the answer of who is told of it is another one, and that of others stays', async () => {
  for (const make of Object.values(oneOfEach)) {
    const tagOf = async (role: Role) => String((await ask(role)).headers['etag']);
    const [seen, unseen] = [await tagOf('owner'), await tagOf('observer')];
    await make();
    expect((await ask('owner', seen)).statusCode).toBe(200);
    // Submissions are in the figures that all see.
    const stays = make !== oneOfEach.thread;
    expect((await ask('observer', unseen)).statusCode).toBe(stays ? 304 : 200);
  }
});

test('the latest fifteen are told, whichever kind they are of', async () => {
  for (let index = 0; index < 10; index += 1) {
    await fileRequest(server, 'payroll', { lastName: `Lee ${'i'.repeat(index)}` });
    await addSampleJob(server, { title: `Job ${String(index)}` });
  }
  const entries = (await recent()) ?? [];
  expect(entries).toHaveLength(overviewActivity);
  expect(entries.slice(0, 2).map(({ kind, name }) => [kind, name])).toEqual([
    ['job', 'Job 9'],
    ['request', 'Ann Lee iiiiiiiii'],
  ]);
  expect(entries.map(({ at }) => at)).toEqual(
    entries
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(await kinds('admin')).toHaveLength(10);
});

test('a request is told when it is filed, assigned, marked, answered and decided, and never what it says', async () => {
  const pto = await fileRequest(server, 'requestPto');
  const supply = await fileRequest(server, 'requestSupply');
  await change(supply.id, { version: 1, assignee: owner });
  await change(supply.id, { version: 2, reviewed: true });
  await change(supply.id, { version: 3, reviewed: false });
  await server.callAs('owner', {
    method: 'POST',
    path: `/helpDesk/records/${supply.id}/replies`,
    payload: { channel: 'page', text: 'They are ready.' },
  });
  await server.callAs('owner', {
    method: 'POST',
    path: `/helpDesk/records/${supply.id}/notes`,
    payload: { text: 'Count them.' },
  });
  await change(pto.id, { version: 1, decision: 'declined', note: 'Too late.' });
  await change(pto.id, { version: 2, decision: null });
  const request = { kind: 'request', name: 'Ann Lee', to: null };
  const ofSupply = { ...request, type: 'requestSupply', by: owner };
  const ofPto = { ...request, type: 'requestPto', by: owner };
  expect(await told()).toEqual([
    { ...ofPto, what: 'undecided' },
    { ...ofPto, what: 'declined' },
    { ...ofSupply, what: 'answered' },
    { ...ofSupply, what: 'reopened' },
    { ...ofSupply, what: 'reviewed' },
    { ...ofSupply, what: 'assigned', to: owner },
    { ...ofSupply, what: 'received', by: null },
    { ...ofPto, what: 'received', by: null },
  ]);
  expect((await recent())?.at(-1)).toMatchObject({ record: pto.id, region: 'new-jersey' });
  expect((await ask()).body).not.toMatch(/ready|Count|late|sick|masks|2026-12|2125550199/);
});

test('a pay stub is told when it is attached, and not when it is opened', async () => {
  const { id, token } = await fileRequest(server, 'payStub');
  await attachFile(id);
  await server.call({ method: 'POST', path: '/helpDesk/file', payload: { token } });
  expect((await told())?.map((entry) => ('what' in entry ? entry.what : null))).toEqual([
    'file-added',
    'received',
  ]);
});

test('an application is told when it comes in and when it is moved, and no note on it', async () => {
  const id = await apply();
  const path = `/jobs/applications/${id}`;
  await server.callAs('admin', {
    method: 'PATCH',
    path,
    payload: { version: 1, stage: 'interview' },
  });
  await server.callAs('admin', {
    method: 'POST',
    path: `${path}/notes`,
    payload: { text: 'Kind.' },
  });
  const application = { kind: 'application', name: 'Ann Lee', job: 'Home health aide' };
  expect(await told()).toEqual([
    { ...application, by: 'admin@agency.example', stage: 'interview' },
    { ...application, by: null, stage: null },
  ]);
  expect((await recent())?.map(({ record }) => record)).toEqual([id, id]);
  expect((await ask()).body).not.toMatch(/Kind|dementia/);
});

test('a job is told when it is opened, at once or later, and when it is closed, and no other change', async () => {
  const draft = await addSampleJob(server, { title: 'Night aide', state: 'draft' });
  const open = await addSampleJob(server, { title: 'Day aide' });
  await patchJob(server, draft.id, { version: 1, state: 'open' });
  await patchJob(server, open.id, { version: 1, payTo: '22' });
  await patchJob(server, open.id, { version: 2, state: 'closed' }, 'admin');
  const by = owner;
  expect(await told()).toEqual([
    { kind: 'job', what: 'closed', by: 'admin@agency.example', name: 'Day aide' },
    { kind: 'job', what: 'opened', by, name: 'Night aide' },
    { kind: 'job', what: 'opened', by, name: 'Day aide' },
  ]);
});

test('a post is told when it is scheduled, published and taken back, as it was called then, and no draft', async () => {
  const { id } = await addSamplePost(server, { title: 'Caring', region: '' });
  await actOnPost(server, id, 'publish', { version: 1, day: '2026-11-25' });
  await actOnPost(server, id, 'unpublish', { version: 2 });
  await actOnPost(server, id, 'publish', { version: 3 });
  await patchPost(server, id, { version: 4, title: 'Caring from far away' });
  const post = { kind: 'post', by: owner, name: 'Caring' };
  expect(await told()).toEqual([
    { ...post, what: 'published' },
    { ...post, what: 'unpublished' },
    { ...post, what: 'scheduled' },
  ]);
  expect((await recent())?.[0]).toMatchObject({ record: id, region: null });
});
