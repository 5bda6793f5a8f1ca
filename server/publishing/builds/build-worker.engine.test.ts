import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ListedJob } from '../../../contract/jobs/listing';
import type { ExcludedFile } from '../../../contract/publishing/schema';
import { inTransaction } from '../../db/engine';
import { getLatestBuilds, requestBuild } from './queries';
import { useTestServer } from '../../testing/test-server';
import type { Builder } from './builder';
import { startBuildWorker, type BuildWorker, type BuildWorkerOptions } from './build-worker';

import { BuildFailed } from './runner/run-build';

const server = useTestServer();
let worker: BuildWorker | null = null;
let built: string[];
/** For each started build: is it clean? */
let cleanBuilds: boolean[];
let live: string | null;
let publishedRevision: string;
let build: () => Promise<void>;
let excluded: ExcludedFile[];

beforeEach(() => {
  [built, cleanBuilds, live, publishedRevision, excluded] = [[], [], 'one', 'one', []];
  build = () => Promise.resolve();
});
afterEach(async () => {
  await worker?.stop();
});

const builder: Builder = {
  revision: () => live,
  build: async (revision, onStep, isClean) => {
    cleanBuilds.push(isClean);
    await onStep('building');
    await build();
    built.push(revision);
    live = revision;
    return excluded;
  },
  stop: () => undefined,
};

function start(options: Partial<BuildWorkerOptions> = {}): void {
  const { database, vault } = server.context;
  worker = startBuildWorker({
    owner: 'here',
    database,
    vault,
    log: server.app.log,
    builder,
    collect: () => Promise.resolve({ revision: publishedRevision, files: [] }),
    findNextChange: () => Promise.resolve(null),
    jobs: () => [],
    wakeOutbox: () => undefined,
    pollInterval: 10,
    scheduleInterval: 10,
    ...options,
  });
}
const ask = () =>
  inTransaction(server.context.database.db, (tx) =>
    requestBuild(tx, { email: 'ann@agency.example', at: new Date().toISOString() }),
  );
const builds = () => getLatestBuilds(server.context.database.db);
const ended = (state: string) =>
  expect.poll(builds).toMatchObject({ open: null, ended: { state } });

test('builds a request once, with the content published by then', async () => {
  // Before the first build has started.
  await Promise.all([ask(), ask()]);
  publishedRevision = 'two';
  start();
  await ended('live');
  expect(built).toEqual(['two']);
});

test('requests during a build become one more build', async () => {
  let go: () => void = () => undefined;
  build = () => new Promise((resolve) => (go = resolve));
  start();
  await ask();
  await expect.poll(builds).toMatchObject({ open: { state: 'running', step: 'building' } });
  await ask();
  await ask();
  build = () => Promise.resolve();
  go();
  await expect.poll(() => built.length).toBe(2);
  await ended('live');
  expect(built).toHaveLength(2);
});

test('reports a failed build, logs its output, and can retry it', async () => {
  build = () => Promise.reject(new BuildFailed('It took too long.', 'at line 7'));
  start();
  await ask();
  await ended('failed');
  const response = await server.callAs('owner', { method: 'GET', path: '/publishing' });
  expect(response.body).not.toContain('at line 7');
  expect((await builds()).ended?.problem).toBe('It took too long.');
  expect(server.logs.join('')).toContain('at line 7');
  build = () => Promise.resolve();
  const again = await server.callAs('admin', { method: 'POST', path: '/publishing/retry' });
  expect(again.statusCode).toBe(202);
  await ended('live');
  await server.callAs('admin', { method: 'POST', path: '/publishing/retry' });
  expect((await builds()).open, 'nothing has failed since').toBeNull();
});

test('the third build after two failures is a clean one', async () => {
  build = () => Promise.reject(new BuildFailed('It took too long.', ''));
  start();
  for (const times of [1, 2, 3]) {
    await ask();
    await expect.poll(() => cleanBuilds.length).toBe(times);
    await ended('failed');
  }
  build = () => Promise.resolve();
  await ask();
  await ended('live');
  await ask();
  await expect.poll(() => cleanBuilds.length).toBe(5);
  expect(cleanBuilds).toEqual([false, false, true, false, false]);
});

test('fails a build that a crash interrupted, and requests it again', async () => {
  await ask();
  await server.context.database.db.updateTable('siteBuilds').set({ state: 'running' }).execute();
  publishedRevision = 'two';
  start();
  await ended('live');
  const { db } = server.context.database;
  const all = await db
    .selectFrom('siteBuilds')
    .select(['state', 'problem'])
    .orderBy('id')
    .execute();
  expect(all).toMatchObject([{ state: 'failed' }, { state: 'live' }]);
  expect(built).toEqual(['two']);
});

test('publishes a scheduled post once', async () => {
  let due: Date | null = null;
  let looks = 0;
  start({
    findNextChange: (after) => {
      looks += 1;
      return Promise.resolve(due !== null && after < due ? due.toISOString() : null);
    },
  });
  await ask();
  await ended('live');
  due = new Date();
  await expect.poll(() => built.length).toBe(2);
  await ended('live');
  const seen = looks;
  await expect.poll(() => looks).toBeGreaterThan(seen + 2);
  expect(built).toHaveLength(2);
});

test.each([{ builder }, { builder: null }])(
  'publishes what was scheduled before the first build',
  async (where) => {
    const due = new Date('2026-11-20T20:00:00Z');
    let at = new Date('2026-11-20T19:59:00Z');
    let looks = 0;
    start({
      ...where,
      now: () => at,
      findNextChange: (after) => {
        looks += 1;
        return Promise.resolve(after < due ? due.toISOString() : null);
      },
    });
    await expect.poll(() => looks).toBeGreaterThan(2);
    expect(await builds()).toMatchObject({ open: null, ended: null });
    at = due;
    await expect.poll(async () => (await builds()).open ?? (await builds()).ended).not.toBeNull();
  },
);

test('removes a job after its deadline', async () => {
  const job: ListedJob = { slug: 'a', title: 'A', region: 'maryland', validThrough: '2026-11-20' };
  let at = new Date('2026-11-20T20:00:00Z');
  start({ jobs: () => [job], now: () => at });
  await ask();
  await ended('live');
  at = new Date('2026-11-21T20:00:00Z');
  await expect.poll(() => built.length).toBe(2);
});

test('notifies another host through the outbox', async () => {
  start({ builder: null });
  await ask();
  await expect.poll(builds).toMatchObject({ open: { state: 'running', step: 'handing-over' } });
  const { db } = server.context.database;
  const { open } = await builds();
  const job = await db
    .selectFrom('outbox')
    .select(['channel', 'idempotencyKey'])
    .executeTakeFirst();
  expect(job).toEqual({ channel: 'hook', idempotencyKey: `build-${open?.id ?? ''}` });
});

test('stores what a build left out', async () => {
  excluded = [{ collection: 'jobs', name: 'night-aide', problem: 'The last day is over.' }];
  start();
  await ask();
  await ended('live');
  expect(JSON.parse((await builds()).live?.leftOut ?? '[]')).toEqual(excluded);
});

test('two servers on one database take turns', async () => {
  let running = 0;
  let most = 0;
  build = async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 60));
    running -= 1;
  };
  start({ owner: 'one' });
  const one = worker;
  start({ owner: 'two' });
  await ask();
  await expect.poll(() => running).toBe(1);
  await ask();
  await expect.poll(() => built.length).toBe(2);
  await ended('live');
  await one?.stop();
  expect([most, built.length]).toEqual([1, 2]);
});

test('takes over another server’s build when its lease has expired', async () => {
  await ask();
  const { db } = server.context.database;
  const until = Date.now() + 300;
  await db
    .updateTable('siteBuilds')
    .set({ state: 'running', owner: 'other', leaseUntil: new Date(until).toISOString() })
    .execute();
  start();
  await expect.poll(() => built.length).toBe(1);
  expect(Date.now()).toBeGreaterThanOrEqual(until);
  await ended('live');
  const all = await db.selectFrom('siteBuilds').select(['state']).orderBy('id').execute();
  expect(all).toEqual([{ state: 'failed' }, { state: 'live' }]);
});
