import type { FastifyBaseLogger } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import type { ErrorBody } from '../../../contract/shared/schema/error';
import { resumeMessages } from '../../services/uploads/resume';
import { startHousekeeping } from '../../housekeeping';
import { docFile, docxFile, pdfFile } from '../../testing/samples/documents';
import { formSamples } from '../../testing/samples/forms';
import { listOutbox } from '../../testing/stored-records';
import { submitForm, type Fields } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-20T15:00:00.000Z');
});
const server = useTestServer({
  now: () => now,
  config: { rateLimitFactor: 10, resumeRetentionDays: 30 },
});

const apply = (more: Fields = {}, file?: { bytes: Uint8Array; name: string }) =>
  submitForm(
    server,
    '/applications',
    { ...formSamples['/applications'], ...more },
    file ? { file } : {},
  );
const table = (name: 'jobApplications' | 'resumes' | 'outbox' | 'dailyQuotas') =>
  server.context.database.db.selectFrom(name).selectAll().execute();
const resume = { bytes: pdfFile('Ann was a nurse in Accra'), name: 'cv.pdf' };

test('stores an application with its job and region, and encrypts personal data', async () => {
  await apply({ firstName: 'Bartholomew' }, resume);
  const [row] = await table('jobApplications');
  expect(row).toMatchObject({
    job: 'aide-newark',
    jobTitle: 'Home health aide',
    region: 'new-jersey',
    certified: 1,
  });
  const stored = JSON.stringify(row);
  for (const text of ['Bartholomew', '2125550199', 'dementia', 'Weekends', 'Spanish']) {
    expect(stored).not.toContain(text);
  }
  const [file] = await table('resumes');
  expect(
    Buffer.from((file as { bytesEncrypted: Uint8Array }).bytesEncrypted).includes('Accra'),
  ).toBe(false);
});

test.each([
  ['a PDF', pdfFile(), 'cv.pdf'],
  ['a .doc', docFile(), 'cv.doc'],
  ['a .docx', docxFile(), 'résumé für Ann.docx'],
  ['a file with a path as name', pdfFile(), '../../etc/passwd.pdf'],
  ['a file with symbols in its name', pdfFile(), '💼 "\';\r\n.pdf'],
])('accepts %s as résumé', async (_case, bytes, name) => {
  expect((await apply({}, { bytes, name })).json()).toEqual({ acknowledged: true });
  expect(await table('resumes')).toHaveLength(1);
});

test('rejects a résumé over 5 MB or with other content, and stores nothing', async () => {
  const large = Buffer.concat([pdfFile(), Buffer.alloc(6 * 1024 * 1024)]);
  const rejected = await apply({}, { bytes: large, name: 'cv.pdf' });
  expect([rejected.statusCode, rejected.json<ErrorBody>().error.fields]).toEqual([
    413,
    { file: resumeMessages.tooLarge },
  ]);
  const page = await apply({}, { bytes: Buffer.from('<script>'), name: 'cv.pdf' });
  expect([page.statusCode, page.json<ErrorBody>().error.fields]).toEqual([
    400,
    { file: resumeMessages.mismatch },
  ]);
  expect(await table('jobApplications')).toEqual([]);
});

test.each(['aide-gone', 'no-such-job'])(
  'returns 410 for the job %s, which is not open',
  async (job) => {
    const answer = await apply({ job });
    expect([answer.statusCode, answer.json<ErrorBody>().error.code]).toEqual([410, 'closed']);
    expect(answer.json<ErrorBody>().error.message).toMatch(/This job is closed/);
  },
);

test('emails the office without personal details, and a receipt to the applicant', async () => {
  await apply({}, resume);
  const mails = (await listOutbox(server)).map(
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

test('emails only the office when the applicant gives no address', async () => {
  await apply({ email: '' });
  expect(await table('outbox')).toHaveLength(1);
});

test('deletes a résumé after its retention period and keeps the application', async () => {
  await apply({}, resume);
  now = new Date(now.getTime() + 31 * 24 * 60 * 60_000);
  const log = { info: () => undefined, error: () => undefined } as unknown as FastifyBaseLogger;
  await startHousekeeping(server.context, log).stop();
  expect(await table('resumes')).toEqual([]);
  expect(await table('jobApplications')).toHaveLength(1);
});

test('limits the files per day, of one sender and in total', async () => {
  await server.restart({
    now: () => now,
    config: { uploadMegabytesPerClient: 3, uploadMegabytesPerDay: 5 },
  });
  const bytes = pdfFile('x'.repeat(2 * 1024 * 1024));
  const send = (firstName: string, remoteAddress: string) =>
    submitForm(
      server,
      '/applications',
      { ...formSamples['/applications'], firstName },
      { file: { bytes, name: 'cv.pdf' }, remoteAddress },
    );
  expect((await send('A', '203.0.113.1')).statusCode).toBe(200);
  const rejected = await send('B', '203.0.113.1');
  expect([rejected.statusCode, rejected.json<ErrorBody>().error.code]).toEqual([
    429,
    'too_many_files',
  ]);
  expect((await send('C', '203.0.113.2')).statusCode).toBe(200);
  expect((await send('D', '203.0.113.3')).statusCode).toBe(429);
  // Applications without a file, or on the next day, are accepted.
  expect((await apply({ firstName: 'E' })).statusCode).toBe(200);
  now = new Date(now.getTime() + 24 * 60 * 60_000);
  expect((await send('F', '203.0.113.1')).statusCode).toBe(200);
  expect(JSON.stringify(await table('dailyQuotas'))).not.toContain('203.0.113');
});

test('confirms a repeated application after the job has closed', async () => {
  const headers = { 'idempotency-key': 'ann-aide-newark' };
  const send = () =>
    submitForm(server, '/applications', formSamples['/applications'] ?? {}, {
      file: resume,
      headers,
    });
  expect((await send()).statusCode).toBe(200);
  now = new Date('3000-02-01T15:00:00.000Z');
  expect((await send()).statusCode).toBe(200);
  expect(await table('jobApplications')).toHaveLength(1);
});

test('links a browser to the open jobs of the office when the job has closed', async () => {
  now = new Date('3000-02-01T15:00:00.000Z');
  const answer = await submitForm(server, '/applications', formSamples['/applications'] ?? {}, {
    headers: { accept: 'text/html' },
  });
  expect(answer.statusCode).toBe(410);
  expect(answer.body).toContain('href="/new-jersey/career#jobs"');
  expect(answer.body).toContain(server.context.regions['new-jersey'].company);
  expect(answer.body).not.toContain('Open the form again');
});
