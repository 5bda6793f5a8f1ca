import { beforeEach, expect, test } from 'vitest';
import type { ExcludedFile, Publishing } from '../../contract/publishing/schema';
import { inTransaction } from '../db/engine';
import { startBuild, finishBuild } from './builds/queries';
import { addSampleJob } from '../testing/samples/jobs';
import { actOnPost, addSamplePost } from '../testing/samples/posts';
import { useTestServer } from '../testing/test-server';
import { requestBuild } from './builds/queries';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-22T15:00:00.000Z');
});
const server = useTestServer({
  now: () => now,
  config: { rateLimitFactor: 100, publish: { kind: 'local', source: '.' } },
});

const publishing = async (role: 'owner' | 'intake' = 'owner') =>
  (await server.callAs(role, { method: 'GET', path: '/publishing' })).json<Publishing>();

/** A build that takes a minute. */
async function build(end: { problem: string | null; excluded?: ExcludedFile[] }): Promise<void> {
  const { db } = server.context.database;
  await inTransaction(db, (tx) => requestBuild(tx, { email: null, at: now.toISOString() }));
  const lease = { owner: 'here', until: now.toISOString() };
  const id = await inTransaction(db, (tx) =>
    startBuild(tx, { step: 'collecting', lease, now: () => now }),
  );
  now = new Date(now.getTime() + 60_000);
  await finishBuild(db, id ?? '', { at: now.toISOString(), revision: 'a', ...end });
}

test('lists the excluded posts and jobs with the reason', async () => {
  const job = await addSampleJob(server, { title: 'Night aide' });
  const post = await addSamplePost(server, { title: 'Warm hands', slug: 'warm-hands' });
  await actOnPost(server, post.id, 'publish', { version: 1 });
  await build({
    problem: null,
    excluded: [
      { collection: 'jobs', name: job.slug, problem: 'The last day, 2026-10-28, is over.' },
      { collection: 'blog', name: 'warm-hands', problem: 'No description.' },
      { collection: 'blog', name: 'gone-since', problem: 'No title.' },
    ],
  });
  const left = [
    { kind: 'job', id: job.id, title: 'Night aide', problem: 'The last day, 2026-10-28, is over.' },
    { kind: 'post', id: post.id, title: 'Warm hands', problem: 'No description.' },
  ];
  expect((await publishing()).excluded).toEqual(left);
  // Titles of posts are hidden from roles without the blog screen.
  expect((await publishing('intake')).excluded).toEqual(left.slice(0, 1));
  await build({ problem: 'It took too long.' });
  expect(await publishing()).toMatchObject({ state: 'failed', excluded: left });
  await build({ problem: null });
  expect((await publishing()).excluded).toEqual([]);
});

test('a failed build reports the time of the live site', async () => {
  expect(await publishing()).toMatchObject({ state: 'never', liveAsOf: null });
  await build({ problem: null });
  await build({ problem: 'It took too long.' });
  expect(await publishing()).toMatchObject({
    state: 'failed',
    liveAsOf: '2026-11-22T15:00:00.000Z',
  });
});

test('reports a build that is queued behind the running one', async () => {
  const { db } = server.context.database;
  const ask = () =>
    inTransaction(db, (tx) => requestBuild(tx, { email: null, at: now.toISOString() }));
  await ask();
  await inTransaction(db, (tx) =>
    startBuild(tx, { step: 'collecting', lease: null, now: () => now }),
  );
  expect(await publishing()).toMatchObject({ state: 'running', hasQueuedBuild: false });
  await ask();
  expect(await publishing()).toMatchObject({ state: 'running', hasQueuedBuild: true });
});
