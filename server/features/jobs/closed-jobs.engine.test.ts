import { beforeEach, expect, test } from 'vitest';
import { addSampleJob, patchJob } from '../../testing/samples/jobs';
import { useTestServer } from '../../testing/test-server';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-22T15:00:00.000Z');
});
const server = useTestServer({ now: () => now });

const listClosed = async () =>
  (await server.call({ method: 'GET', path: '/closed-jobs' })).json<unknown>();

test('tells anyone which jobs were closed or have expired, from that moment on', async () => {
  const { id, version, slug } = await addSampleJob(server);
  const other = await addSampleJob(server, { title: 'Night aide', validThrough: '11/30/2026' });
  expect(await listClosed()).toEqual({ jobs: [] });
  await patchJob(server, id, { version, state: 'closed' });
  expect(await listClosed()).toEqual({ jobs: [slug] });
  now = new Date('2026-12-01T15:00:00.000Z');
  expect(await listClosed()).toEqual({ jobs: [other.slug, slug].sort() });
});

test('says nothing about jobs that were never open, or open later', async () => {
  await addSampleJob(server, { state: 'draft' });
  await addSampleJob(server, { title: 'Later aide', posted: '2026-12-10' });
  expect(await listClosed()).toEqual({ jobs: [] });
});
