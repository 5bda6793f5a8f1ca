import { beforeEach, expect, test, vi } from 'vitest';
import type { ExcludedFile, Publishing } from '../../../contract/publishing/schema';
import { addSampleJob } from '../../testing/samples/jobs';
import { actOnPost, addSamplePost } from '../../testing/samples/posts';
import { useTestServer } from '../../testing/test-server';
import type { Publisher, PublisherStatus } from './publisher';

const now = '2026-11-22T15:00:00.000Z';
let status: PublisherStatus;
const retry = vi.fn(() => Promise.resolve());
const publisher: Publisher = {
  getStatus: () => Promise.resolve(status),
  retry,
  stop: () => Promise.resolve(),
};
beforeEach(() => {
  status = { state: 'up-to-date', since: now, message: null, onSiteAsOf: now, excluded: [] };
  retry.mockClear();
});
const config = { rateLimitFactor: 100, publish: { kind: 'local', source: '.' } } as const;
const server = useTestServer({ now: () => new Date(now), config, publisher });

const publishing = async (role: 'owner' | 'intake' = 'owner') =>
  (await server.callAs(role, { method: 'GET', path: '/publishing' })).json<Publishing>();

test('lists the excluded posts and jobs with the reason', async () => {
  const job = await addSampleJob(server, { title: 'Night aide' });
  const post = await addSamplePost(server, { title: 'Warm hands', slug: 'warm-hands' });
  await actOnPost(server, post.id, 'publish', { version: 1 });
  const jobIssue = { message: 'The last day, {day}, is over.', days: ['2026-10-28'] };
  const postIssue = { message: 'The {field} is missing.', field: 'description' };
  const excluded: ExcludedFile[] = [
    { collection: 'jobs', name: job.slug, issues: [jobIssue] },
    { collection: 'blog', name: 'warm-hands', issues: [postIssue] },
    { collection: 'blog', name: 'gone-since', issues: [{ message: 'No title.' }] },
  ];
  status = { ...status, excluded };
  const left = [
    { kind: 'job', id: job.id, title: 'Night aide', issues: [jobIssue] },
    { kind: 'post', id: post.id, title: 'Warm hands', issues: [postIssue] },
  ];
  expect((await publishing()).excluded).toEqual(left);
  // Titles of posts are hidden from roles without the blog screen.
  expect((await publishing('intake')).excluded).toEqual(left.slice(0, 1));
});

test('reports the status of the publisher, and retries after a failure', async () => {
  status = { ...status, state: 'failed', message: 'The disk is full.' };
  expect(await publishing()).toMatchObject({
    builtBy: 'server',
    state: 'failed',
    message: 'The disk is full.',
    onSiteAsOf: now,
    now,
  });
  const again = await server.callAs('admin', { method: 'POST', path: '/publishing/retry' });
  expect(again.statusCode).toBe(202);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('is off without a way to publish', async () => {
  await server.restart({ config: { publish: { kind: 'off' } } });
  expect(await publishing()).toMatchObject({ builtBy: 'hand', state: 'off', onSiteAsOf: null });
});
