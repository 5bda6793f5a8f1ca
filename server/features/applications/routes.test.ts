import { beforeEach, expect, test } from 'vitest';
import type { ErrorBody } from '../../../contract/shared/schema/error';
import type {
  ApplicationDetail,
  ApplicationsResponse,
} from '../../../contract/applications/schema';
import { listAuditEntries } from '../../testing/stored-records';
import { pdfFile } from '../../testing/samples/documents';
import { formSamples } from '../../testing/samples/forms';
import { addSampleJob, patchJob } from '../../testing/samples/jobs';
import { fetchList } from '../../testing/list-page';
import { submitForm, type Fields } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-22T15:00:00.000Z');
});
const server = useTestServer({ now: () => now, config: { rateLimitFactor: 100 } });

const apply = (parts: Fields = {}, bytes?: Uint8Array) => {
  now = new Date(now.getTime() + 1000);
  const fields = { ...formSamples['/applications'], ...parts };
  return submitForm(
    server,
    '/applications',
    fields,
    bytes ? { file: { bytes, name: 'cv.pdf' } } : {},
  );
};
const get = (path: string, headers: Record<string, string> = {}) =>
  server.callAs('admin', { method: 'GET', path: `/jobs/applications${path}`, headers });
const list = (query = '', search = '') =>
  fetchList<ApplicationsResponse>(server, 'admin', `/jobs/applications${query}`, search);
const names = async (query = '', search = '') =>
  (await list(query, search)).items.map(({ name }) => name);
const first = async () => {
  const [application] = (await list()).items;
  if (application === undefined) throw new Error('Nobody has applied');
  return application;
};
const move = (id: string, payload: object, role: 'admin' | 'intake' = 'admin') =>
  server.callAs(role, { method: 'PATCH', path: `/jobs/applications/${id}`, payload });
const addNote = (id: string, text: string, key?: string) =>
  server.callAs('admin', {
    method: 'POST',
    path: `/jobs/applications/${id}/notes`,
    payload: { text },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

test('lists a new application and serves its résumé with an audit entry', async () => {
  await apply({}, pdfFile('Ann was a nurse in Accra'));
  const item = await first();
  expect(item).toMatchObject({
    job: 'aide-newark',
    jobTitle: 'Home health aide',
    region: 'new-jersey',
    name: 'Ann Lee',
    contact: '2125550199',
    certified: true,
    stage: 'new',
    resume: { type: 'application/pdf' },
    version: 1,
  });
  expect(await list()).toMatchObject({
    total: 1,
    waiting: 1,
    jobs: [{ slug: 'aide-newark', title: 'Home health aide' }],
  });
  expect((await get(`/${item.id}`)).json<ApplicationDetail>()).toEqual({
    ...item,
    languages: 'English, Spanish',
    availability: 'Weekends',
    note: 'I have worked with people with dementia.',
    entries: [],
  });
  const file = await get(`/${item.id}/resume`);
  expect(file.headers['content-disposition']).toBe('attachment; filename="resume.pdf"');
  expect(file.rawPayload.includes('Accra')).toBe(true);
  const entries = await listAuditEntries(server.context.database.db, item.id);
  expect(entries).toMatchObject([{ action: 'open-resume', actor: 'admin@agency.example' }]);
  expect(server.logs.join('')).not.toMatch(/Ann|Lee|dementia|Accra/);
});

test('returns 404 for a missing résumé', async () => {
  await apply();
  const { id } = await first();
  expect((await get(`/${id}/resume`)).statusCode).toBe(404);
  expect((await get('/nobody')).statusCode).toBe(404);
});

test('sets the stage and rejects an outdated version', async () => {
  await apply();
  const { id } = await first();
  const moved = await move(id, { version: 1, stage: 'interview' });
  expect(moved.json()).toMatchObject({
    stage: 'interview',
    version: 2,
    entries: [{ stage: 'interview', note: null, by: 'admin@agency.example' }],
  });
  const late = await move(id, { version: 1, stage: 'declined' }, 'intake');
  expect([late.statusCode, late.json<ErrorBody>().error.message]).toEqual([
    409,
    'admin@agency.example changed this: stage is Interview. Check it and try again.',
  ]);
  expect((await move(id, { version: 1, stage: 'interview' }, 'intake')).statusCode).toBe(200);
  const entries = await listAuditEntries(server.context.database.db, id);
  expect(entries).toMatchObject([{ action: 'stage-application', detail: 'Interview' }]);
});

test('stores an encrypted note once', async () => {
  await apply();
  const { id } = await first();
  const created = await addNote(id, 'Called her sister', 'a-key-of-mine-1');
  expect(created.statusCode).toBe(201);
  expect((await addNote(id, 'Called her sister', 'a-key-of-mine-1')).json()).toEqual(
    created.json(),
  );
  const { entries } = (await get(`/${id}`)).json<ApplicationDetail>();
  expect(entries).toMatchObject([
    { stage: null, note: 'Called her sister', by: 'admin@agency.example' },
  ]);
  const rows = await server.context.database.db.selectFrom('messages').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('sister');
  expect((await addNote('nobody', 'Words')).statusCode).toBe(404);
});

test('sorts new applications first, and filters and searches the list', async () => {
  for (const firstName of ['Abe', 'Bo', 'Çelik']) await apply({ firstName });
  const bo = (await list()).items.find(({ name }) => name === 'Bo Lee');
  await move(bo?.id ?? '', { version: 1, stage: 'declined' });
  expect(await names()).toEqual(['Çelik Lee', 'Abe Lee', 'Bo Lee']);
  expect(await names('?sort=at')).toEqual(['Abe Lee', 'Bo Lee', 'Çelik Lee']);
  expect(await names('?stage=declined')).toEqual(['Bo Lee']);
  expect(await names('?job=other')).toEqual([]);
  expect(await names('?region=new-jersey', 'çelik')).toEqual(['Çelik Lee']);
  expect(await names('', '(212) 555-0199')).toHaveLength(3);
  expect(await names('', 'lee bo')).toEqual(['Bo Lee']);
  expect(await names('', 'home health')).toHaveLength(3);
  expect(await list('', 'abe')).toMatchObject({ total: 1 });
  const counts = await server.callAs('intake', { method: 'GET', path: '/jobs/counts' });
  const oldest = (await list('?sort=at')).items.find(({ stage }) => stage === 'new');
  expect(counts.json()).toEqual({ newApplications: 2, oldestNewAt: oldest?.at });
});

test('exports the filtered list with an audit entry', async () => {
  await apply({ firstName: '=Ann' });
  const file = await get('/export?format=csv&stage=new');
  expect(file.body).toContain("'=Ann Lee");
  const entries = await listAuditEntries(server.context.database.db, 'applications');
  expect(entries).toMatchObject([{ action: 'export', detail: '1 row as CSV, stage: new' }]);
});

test('a dashboard job takes applications from its first build until it is closed', async () => {
  const { id, slug, title } = await addSampleJob(server);
  // A different person each time, because a repeated application succeeds again.
  const statusFor = async (firstName: string) => (await apply({ job: slug, firstName })).statusCode;
  expect(await statusFor('Abe')).toBe(410);
  const listed = {
    slug,
    title,
    region: 'new-jersey',
    validThrough: '2026-12-31',
    sample: false,
  } as const;
  server.context.siteJobs.list = () => [listed];
  expect(await statusFor('Bo')).toBe(200);
  await patchJob(server, id, { version: 1, state: 'closed' });
  expect(await statusFor('Cai')).toBe(410);
  expect(await statusFor('Bo')).toBe(200);
  await patchJob(server, id, { version: 2, state: 'open', validThrough: '2026-11-23' });
  expect(await statusFor('Dee')).toBe(200);
  now = new Date('2026-11-24T05:00:00.000Z');
  expect(await statusFor('Eve')).toBe(410);
  expect(await names()).toEqual(['Dee Lee', 'Bo Lee']);
});

test.each(['', ' ', '\u200b', '\u3164\u2800'])(
  'rejects a note of %j, which shows nothing',
  async (text) => {
    await apply();
    const { id } = await first();
    expect((await addNote(id, text)).statusCode).toBe(400);
    expect((await addNote(id, `${text}👍`)).statusCode).toBe(201);
  },
);

test('several applications move to a stage together, and those that changed since stay', async () => {
  for (const firstName of ['Ann', 'Bob', 'Cy']) await apply({ firstName });
  const applications = (await list()).items.map(({ id, version }) => ({ id, version }));
  const [changed] = applications;
  await move(changed?.id ?? '', { version: 1, stage: 'hired' }, 'intake');
  const answer = await server.callAs('admin', {
    method: 'POST',
    path: '/jobs/applications/stages',
    payload: { applications, stage: 'interview' },
  });
  expect(answer.json()).toEqual({
    changed: applications.slice(1).map(({ id }) => id),
    rejected: [
      { id: changed?.id, message: expect.stringContaining('intake@agency.example') as string },
    ],
  });
  expect((await list('?stage=interview')).total).toBe(2);
  const events = await listAuditEntries(server.context.database.db, applications[1]?.id ?? '');
  expect(events).toMatchObject([{ action: 'stage-application', detail: 'Interview' }]);
});
