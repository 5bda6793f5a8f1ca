import { beforeEach, expect, test } from 'vitest';
import type { FileJob, JobPostsResponse } from '../../../contract/jobs/schema';
import { listAuditEntries } from '../../testing/stored-records';
import { formSamples } from '../../testing/samples/forms';
import { addSampleJob } from '../../testing/samples/jobs';
import { fetchList } from '../../testing/list-page';
import { submitForm } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-22T15:00:00.000Z');
});
const server = useTestServer({ now: () => now, config: { rateLimitFactor: 100 } });

const get = (path: string, headers: Record<string, string> = {}) =>
  server.callAs('admin', { method: 'GET', path, headers });
const list = (query = '', search = '') =>
  fetchList<JobPostsResponse>(server, 'admin', `/jobs${query}`, search);
const titles = async (query = '', search = '') =>
  (await list(query, search)).items.map(({ title }) => title);

test('filters, searches, and sorts the list, and returns 304 until it changes', async () => {
  await addSampleJob(server, { title: 'Émile’s aide', region: 'michigan', county: '' });
  await addSampleJob(server, { title: 'Nurse', type: 'FULL_TIME', validThrough: '2027-01-31' });
  await addSampleJob(server, { title: 'Driver', state: 'draft' });
  expect(await titles()).toEqual(['Driver', 'Nurse', 'Émile’s aide']);
  expect(await titles('?sort=title')).toEqual(['Driver', 'Émile’s aide', 'Nurse']);
  expect(await titles('?sort=ends&down=1')).toEqual(['Nurse', 'Driver', 'Émile’s aide']);
  expect(await titles('?region=michigan')).toEqual(['Émile’s aide']);
  expect(await titles('?type=FULL_TIME')).toEqual(['Nurse']);
  expect(await titles('?state=draft')).toEqual(['Driver']);
  expect(await titles('', 'emile TRENTON')).toEqual(['Émile’s aide']);
  expect(await titles('', '%')).toEqual([]);
  const first = await get('/jobs');
  const again = { 'if-none-match': String(first.headers['etag']) };
  expect((await get('/jobs', again)).statusCode).toBe(304);
  await submitForm(server, '/applications', formSamples['/applications'] ?? {});
  expect((await get('/jobs', again)).statusCode).toBe(200);
});

test('lists jobs of content/ with their applications, even after they expire', async () => {
  expect((await list()).files).toMatchObject([
    { slug: 'aide-newark', displayState: 'open', applications: 0 },
    { slug: 'aide-gone', displayState: 'expired' },
  ]);
  await submitForm(server, '/applications', formSamples['/applications'] ?? {});
  expect((await get('/jobs/aide-newark')).json<FileJob>()).toMatchObject({
    title: 'Home health aide',
    applications: 1,
    newApplications: 1,
  });
  server.context.siteJobs.list = () => [];
  expect((await list()).files).toMatchObject([
    { slug: 'aide-newark', displayState: 'closed', validThrough: null, applications: 1 },
  ]);
  expect((await list('', 'nurse')).files).toEqual([]);
});

test('exports the filtered list with an audit entry', async () => {
  await addSampleJob(server, { title: '=1+1' });
  await addSampleJob(server, { title: 'Draft', state: 'draft' });
  const file = await get('/jobs/export?format=csv&state=open');
  expect(file.body).toContain("'=1+1");
  expect(file.body).not.toContain('Draft');
  const entries = await listAuditEntries(server.context.database.db, 'jobs');
  expect(entries).toMatchObject([{ action: 'export', detail: '2 rows as CSV, state: open' }]);
});

test('keeps a job scheduled until its first day at its office', async () => {
  await addSampleJob(server, { title: 'Later', posted: '2026-12-01' });
  await addSampleJob(server, { title: 'Now' });
  await addSampleJob(server, { title: 'Later draft', posted: '2026-12-01', state: 'draft' });
  const shown = async (query: string) =>
    (await list(query)).items.map(({ title, displayState }) => `${title}: ${displayState}`);
  expect(await shown('?sort=title')).toEqual([
    'Later: scheduled',
    'Later draft: draft',
    'Now: open',
  ]);
  expect(await shown('?state=open')).toEqual(['Now: open']);
  expect(await shown('?state=scheduled')).toEqual(['Later: scheduled']);
  expect(await list('?state=scheduled')).toMatchObject({ total: 1 });
  expect((await get('/jobs/export?format=csv')).body).toMatch(/^Later,Scheduled,/m);
  now = new Date('2026-12-01T04:59:00.000Z');
  expect(await shown('?state=scheduled')).toEqual(['Later: scheduled']);
  now = new Date('2026-12-01T05:00:00.000Z');
  expect(await shown('?state=scheduled')).toEqual([]);
  expect(await list('?state=open')).toMatchObject({ total: 2 });
});

test('counts jobs of content/ on every page, lists them on the first, and exports them', async () => {
  await addSampleJob(server, { title: 'Made here' });
  expect(await list('?page=1')).toMatchObject({ total: 1, fileTotal: 2 });
  expect(await list('?page=2')).toMatchObject({ total: 1, fileTotal: 2, files: [] });
  expect(await list('', 'newark')).toMatchObject({ total: 0, fileTotal: 1 });
  const lines = (await get('/jobs/export?format=csv&state=open')).body.split('\r\n');
  expect(lines.filter((line) => line.startsWith('Made here,Open,'))).toHaveLength(1);
  const file = lines.find((line) => line.startsWith('Home health aide,Open,'));
  expect(file).toContain(',/career/aide-newark,0,content/jobs/aide-newark.mdx,');
  expect(lines.join()).not.toContain('aide-gone');
});
