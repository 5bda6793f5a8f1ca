import { beforeEach, expect, test } from 'vitest';
import type { ActivityEntry } from '../../../contract/overview/activity-schema';
import type { ApplicationsResponse } from '../../../contract/applications/schema';
import { maxOverviewActivities, type OverviewResponse } from '../../../contract/overview/schema';
import type { Role } from '../../../contract/shared/roles';
import { pdfFile } from '../../testing/samples/documents';
import { formSamples } from '../../testing/samples/forms';
import { addSampleJob, patchJob } from '../../testing/samples/jobs';
import { actOnPost, addSamplePost, patchPost } from '../../testing/samples/posts';
import { attachPayStub, fileRequest } from '../../testing/samples/help-desk-requests';
import { specifiedFields, submitEligibilityForm, submitForm } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

const owner = 'owner@agency.example';
let now: Date;
beforeEach(() => {
  now = new Date('2026-11-20T15:00:00.000Z');
});
const server = useTestServer({
  // The clock advances with each read, so that entries have an order.
  now: () => (now = new Date(now.getTime() + 1)),
  config: { rateLimitFactor: 10 },
});

const ask = (role: Role = 'owner', etag?: string) =>
  server.callAs(role, {
    method: 'GET',
    path: '/overview',
    ...(etag === undefined ? {} : { headers: { 'if-none-match': etag } }),
  });
const recent = async (role: Role = 'owner') => (await ask(role)).json<OverviewResponse>().recent;
const kinds = async (role: Role) => (await recent(role))?.map(({ kind }) => kind) ?? null;
/** The latest activity, newest first, without times and ids. */
const entries = async () =>
  (await recent())?.map(
    ({ id: _id, at: _at, region: _region, record: _record, ...entry }: ActivityEntry) => entry,
  );
const change = (id: string, payload: object) =>
  server.callAs('owner', { method: 'PATCH', path: `/helpDesk/records/${id}`, payload });
const apply = async () => {
  await submitForm(server, '/applications', formSamples['/applications'] ?? {});
  const path = '/jobs/applications';
  const [application] = (
    await server.callAs('owner', { method: 'GET', path })
  ).json<ApplicationsResponse>().items;
  return application?.id ?? '';
};

async function attachFile(id: string): Promise<void> {
  await server.callAs('owner', {
    method: 'POST',
    path: `/helpDesk/records/${id}/identity`,
    payload: { version: 1, reason: 'Came to the office.' },
  });
  await attachPayStub(server, id, { version: 2, to: 'ann@mail.example', bytes: pdfFile() });
}

/** Creates one activity of a kind. */
const oneOfEach: Readonly<Record<ActivityEntry['kind'], () => Promise<unknown>>> = {
  thread: () => submitEligibilityForm(server, specifiedFields),
  request: () => fileRequest(server, 'payroll'),
  application: apply,
  job: () => addSampleJob(server),
  post: async () => {
    const { id } = await addSamplePost(server);
    return actOnPost(server, id, 'publish', { version: 1 });
  },
};
const addOneOfEach = async () => {
  for (const make of Object.values(oneOfEach)) await make();
};

test('the owner sees all kinds of activity, newest first', async () => {
  await addOneOfEach();
  expect(await kinds('owner')).toEqual(['post', 'job', 'application', 'request', 'thread']);
});

test('a role sees only the activity of its screens', async () => {
  await addOneOfEach();
  expect(await kinds('intake')).toEqual(['job', 'application', 'thread']);
  expect(await kinds('admin')).toEqual(['job', 'application']);
  expect(await kinds('observer')).toBeNull();
  expect((await ask('observer')).body).not.toMatch(/Ann|Lee|Medicaid|aide|@/);
});

test('new activity changes the response only for roles that see it', async () => {
  for (const make of Object.values(oneOfEach)) {
    const getTag = async (role: Role) => String((await ask(role)).headers['etag']);
    const [seen, unseen] = [await getTag('owner'), await getTag('observer')];
    await make();
    expect((await ask('owner', seen)).statusCode).toBe(200);
    // Everyone sees the number of submissions.
    const stays = make !== oneOfEach.thread;
    expect((await ask('observer', unseen)).statusCode).toBe(stays ? 304 : 200);
  }
});

test('returns the latest 15 of any kind', async () => {
  for (let index = 0; index < 10; index += 1) {
    await fileRequest(server, 'payroll', { lastName: `Lee ${'i'.repeat(index)}` });
    await addSampleJob(server, { title: `Job ${String(index)}` });
  }
  const latest = (await recent()) ?? [];
  expect(latest).toHaveLength(maxOverviewActivities);
  expect(latest.slice(0, 2).map(({ kind, name }) => [kind, name])).toEqual([
    ['job', 'Job 9'],
    ['request', 'Ann Lee iiiiiiiii'],
  ]);
  expect(latest.map(({ at }) => at)).toEqual(
    latest
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(await kinds('admin')).toHaveLength(10);
});

test('lists the steps of a request without its content', async () => {
  const pto = await fileRequest(server, 'requestPto');
  const supply = await fileRequest(server, 'requestSupply');
  await change(supply.id, { version: 1, assignee: owner });
  await change(supply.id, { version: 2, reviewed: true });
  await change(supply.id, { version: 3, reviewed: false });
  await server.callAs('owner', {
    method: 'POST',
    path: `/helpDesk/records/${supply.id}/replies`,
    payload: { channel: 'status-page', text: 'They are ready.' },
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
  expect(await entries()).toEqual([
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

test('lists an attached pay stub, but not its download', async () => {
  const { id, token } = await fileRequest(server, 'payStub');
  await attachFile(id);
  await server.call({ method: 'POST', path: '/helpDesk/file', payload: { token } });
  expect((await entries())?.map((entry) => ('what' in entry ? entry.what : null))).toEqual([
    'file-added',
    'received',
  ]);
});

test('lists an application and its stages, but not its notes', async () => {
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
  expect(await entries()).toEqual([
    { ...application, by: 'admin@agency.example', stage: 'interview' },
    { ...application, by: null, stage: null },
  ]);
  expect((await recent())?.map(({ record }) => record)).toEqual([id, id]);
  expect((await ask()).body).not.toMatch(/Kind|dementia/);
});

test('lists applications that were moved together as one activity with their number', async () => {
  const one = await apply();
  await submitForm(server, '/applications', {
    ...formSamples['/applications'],
    email: 'bo@mail.example',
  });
  const path = '/jobs/applications';
  const { items } = (
    await server.callAs('owner', { method: 'GET', path })
  ).json<ApplicationsResponse>();
  const applications = items.map(({ id, version }) => ({ id, version }));
  const payload = { applications, stage: 'interview' };
  await server.callAs('owner', { method: 'POST', path: `${path}/stages`, payload });
  const [moved, ...received] = (await recent()) ?? [];
  expect(moved).toMatchObject({ kind: 'application', stage: 'interview', count: 2 });
  expect(received.map(({ record }) => record)).toContain(one);
  expect(received.map(({ count }) => count)).toEqual([undefined, undefined]);
});

test('lists the opening and closing of a job, but no other change', async () => {
  const draft = await addSampleJob(server, { title: 'Night aide', state: 'draft' });
  const open = await addSampleJob(server, { title: 'Day aide' });
  await patchJob(server, draft.id, { version: 1, state: 'open' });
  await patchJob(server, open.id, { version: 1, payTo: '22' });
  await patchJob(server, open.id, { version: 2, state: 'closed' }, 'admin');
  const by = owner;
  expect(await entries()).toEqual([
    { kind: 'job', what: 'closed', by: 'admin@agency.example', name: 'Day aide' },
    { kind: 'job', what: 'opened', by, name: 'Night aide' },
    { kind: 'job', what: 'opened', by, name: 'Day aide' },
  ]);
});

test('lists the scheduling, publishing, and unpublishing of a post under its title at that time', async () => {
  const { id } = await addSamplePost(server, { title: 'Caring', region: '' });
  await actOnPost(server, id, 'publish', { version: 1, day: '2026-11-25' });
  await actOnPost(server, id, 'unpublish', { version: 2 });
  await actOnPost(server, id, 'publish', { version: 3 });
  await patchPost(server, id, { version: 4, title: 'Caring from far away' });
  const post = { kind: 'post', by: owner, name: 'Caring' };
  expect(await entries()).toEqual([
    { ...post, what: 'published' },
    { ...post, what: 'unpublished' },
    { ...post, what: 'scheduled' },
  ]);
  expect((await recent())?.[0]).toMatchObject({ record: id, region: null });
});
