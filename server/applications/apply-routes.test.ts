import type { FastifyBaseLogger } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import type { ErrorBody } from '../../contract/shared/schema/error';
import { resumeMessages } from './resume';
import { startHousekeeping } from '../housekeeping';
import { docFile, docxFile, pdfFile } from '../testing/samples/documents';
import { formSamples } from '../testing/samples/forms';
import { outboxOf } from '../testing/stored-records';
import { submitTo, type Fields } from '../testing/submit-form';
import { useTestServer } from '../testing/test-server';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-20T15:00:00.000Z');
});
const server = useTestServer({
  now: () => now,
  config: { rateLimitFactor: 10, resumeRetentionDays: 30 },
});

const apply = (more: Fields = {}, file?: { bytes: Uint8Array; name: string }) =>
  submitTo(
    server,
    '/applications',
    { ...formSamples['/applications'], ...more },
    file ? { file } : {},
  );
const table = (name: 'job_applications' | 'resumes' | 'outbox' | 'daily_quotas') =>
  server.context.database.db.selectFrom(name).selectAll().execute();
const resume = { bytes: pdfFile('Ann was a nurse in Accra'), name: 'cv.pdf' };

test('an application is kept with its job and region; what is personal is sealed', async () => {
  await apply({}, resume);
  const [row] = await table('job_applications');
  expect(row).toMatchObject({
    job: 'aide-newark',
    job_title: 'Home health aide',
    region: 'new-jersey',
    first_name: 'Ann',
    contact: '2125550199',
    certified: 1,
  });
  const kept = JSON.stringify(row);
  for (const text of ['dementia', 'Weekends', 'Spanish']) expect(kept).not.toContain(text);
  const [file] = await table('resumes');
  expect(Buffer.from((file as { bytes_sealed: Uint8Array }).bytes_sealed).includes('Accra')).toBe(
    false,
  );
});

test.each([
  ['a PDF', pdfFile(), 'cv.pdf'],
  ['a .doc', docFile(), 'cv.doc'],
  ['a .docx', docxFile(), 'lebenslauf für Ann.docx'],
  ['a name that would leave the folder', pdfFile(), '../../etc/passwd.pdf'],
  ['a name of signs', pdfFile(), '💼 "\';\r\n.pdf'],
])('a résumé may be %s', async (_what, bytes, name) => {
  expect((await apply({}, { bytes, name })).json()).toEqual({ acknowledged: true });
  expect(await table('resumes')).toHaveLength(1);
});

test('a résumé of more than 5 MB, or of another content, is refused and nothing is stored', async () => {
  const large = Buffer.concat([pdfFile(), Buffer.alloc(6 * 1024 * 1024)]);
  const refused = await apply({}, { bytes: large, name: 'cv.pdf' });
  expect([refused.statusCode, refused.json<ErrorBody>().error.fields]).toEqual([
    413,
    { file: resumeMessages.tooLarge },
  ]);
  const page = await apply({}, { bytes: Buffer.from('<script>'), name: 'cv.pdf' });
  expect([page.statusCode, page.json<ErrorBody>().error.fields]).toEqual([
    400,
    { file: resumeMessages.mismatch },
  ]);
  expect(await table('job_applications')).toEqual([]);
});

test.each(['aide-gone', 'no-such-job'])(
  'for the job %s, which is not open, it is 410',
  async (job) => {
    const answer = await apply({ job });
    expect([answer.statusCode, answer.json<ErrorBody>().error.code]).toEqual([410, 'closed']);
    expect(answer.json<ErrorBody>().error.message).toMatch(/no longer open/);
  },
);

test('the office is told without the résumé, the applicant in a short mail', async () => {
  await apply({}, resume);
  const mails = (await outboxOf(server)).map(
    ({ payload }) => JSON.parse(payload) as { to: string; text: string },
  );
  expect(mails.map(({ to }) => to).sort()).toEqual([
    'ann@mail.example',
    'new-jersey@agency.example',
  ]);
  const office = mails.find(({ to }) => to.startsWith('new-jersey'));
  expect(office?.text).toContain(
    'https://site.example/dashboard/all-job-post?view=applications&application=',
  );
  expect(office?.text).not.toMatch(/dementia|Accra/);
});

test('without an address nobody but the office is written to', async () => {
  await apply({ email: '' });
  expect(await table('outbox')).toHaveLength(1);
});

test('a résumé is deleted when its time is up; the application stays', async () => {
  now = new Date(Date.now() - 31 * 24 * 60 * 60_000);
  await apply({}, resume);
  const log = { info: () => undefined, error: () => undefined } as unknown as FastifyBaseLogger;
  await startHousekeeping(server.context.database, log).stop();
  expect(await table('resumes')).toEqual([]);
  expect(await table('job_applications')).toHaveLength(1);
});

test('one sender may leave so many files a day, and all together so many', async () => {
  await server.restart({
    now: () => now,
    config: { fileMegabytesPerSender: 3, fileMegabytesPerDay: 5 },
  });
  const bytes = pdfFile('x'.repeat(2 * 1024 * 1024));
  const send = (firstName: string, remoteAddress: string) =>
    submitTo(
      server,
      '/applications',
      { ...formSamples['/applications'], firstName },
      { file: { bytes, name: 'cv.pdf' }, remoteAddress },
    );
  expect((await send('A', '203.0.113.1')).statusCode).toBe(200);
  const refused = await send('B', '203.0.113.1');
  expect([refused.statusCode, refused.json<ErrorBody>().error.code]).toEqual([
    429,
    'too_many_files',
  ]);
  expect((await send('C', '203.0.113.2')).statusCode).toBe(200);
  expect((await send('D', '203.0.113.3')).statusCode).toBe(429);
  // Without a file it is taken, and the next day with one.
  expect((await apply({ firstName: 'E' })).statusCode).toBe(200);
  now = new Date(now.getTime() + 24 * 60 * 60_000);
  expect((await send('F', '203.0.113.1')).statusCode).toBe(200);
  expect(JSON.stringify(await table('daily_quotas'))).not.toContain('203.0.113');
});

test('who applied in time is told so again after the job has closed', async () => {
  const headers = { 'idempotency-key': 'ann-aide-newark' };
  const send = () =>
    submitTo(server, '/applications', formSamples['/applications'] ?? {}, {
      file: resume,
      headers,
    });
  expect((await send()).statusCode).toBe(200);
  now = new Date('3000-02-01T15:00:00.000Z');
  expect((await send()).statusCode).toBe(200);
  expect(await table('job_applications')).toHaveLength(1);
});

test('a browser that applies for a closed job is led to the open ones of its office', async () => {
  now = new Date('3000-02-01T15:00:00.000Z');
  const answer = await submitTo(server, '/applications', formSamples['/applications'] ?? {}, {
    headers: { accept: 'text/html' },
  });
  expect(answer.statusCode).toBe(410);
  expect(answer.body).toContain('href="/new-jersey/career#jobs"');
  expect(answer.body).toContain(server.context.regions['new-jersey'].company);
  expect(answer.body).not.toContain('Open the form again');
});
