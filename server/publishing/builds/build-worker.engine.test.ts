import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ListedJob } from '../../../contract/jobs/listing';
import type { LeftOutFile } from '../../../contract/publishing/published-files-schema';
import { inTransaction } from '../../db/engine';
import { getLatestBuilds, requestBuild } from './queries';
import { useTestServer } from '../../testing/test-server';
import type { Builder } from './builder';
import { startBuildWorker, type BuildWorker, type BuildWorkerOptions } from './build-worker';

import { BuildFailed } from './run-build';

const server = useTestServer();
let publisher: BuildWorker | null = null;
let built: string[];
/** Of each build that was begun, whether with nothing of those before. */
let afresh: boolean[];
let live: string | null;
let wanted: string;
let build: () => Promise<void>;
let leftOut: LeftOutFile[];

beforeEach(() => {
  [built, afresh, live, wanted, leftOut] = [[], [], 'one', 'one', []];
  build = () => Promise.resolve();
});
afterEach(async () => {
  await publisher?.stop();
});

const builder: Builder = {
  revision: () => live,
  build: async (revision, onStep, isAfresh) => {
    afresh.push(isAfresh);
    await onStep('building');
    await build();
    built.push(revision);
    live = revision;
    return leftOut;
  },
  stop: () => undefined,
};

function start(options: Partial<BuildWorkerOptions> = {}): void {
  const { database, vault } = server.context;
  publisher = startBuildWorker({
    owner: 'here',
    database,
    vault,
    log: server.app.log,
    builder,
    collect: () => Promise.resolve({ revision: wanted, files: [] }),
    nextDue: () => Promise.resolve(null),
    jobs: () => [],
    wakeOutbox: () => undefined,
    pollInterval: 10,
    scheduleInterval: 10,
    ...options,
  });
}
const ask = () =>
  inTransaction(server.context.database.db, (tx) =>
    requestBuild(tx, { at: new Date().toISOString(), by: 'ann@agency.example' }),
  );
const builds = () => getLatestBuilds(server.context.database.db);
const ended = (state: string) =>
  expect.poll(builds).toMatchObject({ open: null, ended: { state } });

test('what was asked for is built once, with what is published then', async () => {
  // Before it could begin with the first of them.
  await Promise.all([ask(), ask()]);
  wanted = 'two';
  start();
  await ended('live');
  expect(built).toEqual(['two']);
});

test('what is asked for while a build runs becomes one more build', async () => {
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

test('a build that fails is told in its own sentence, its output only in the log, and can be tried again', async () => {
  build = () => Promise.reject(new BuildFailed('It took too long.', 'at line 7'));
  start();
  await ask();
  await ended('failed');
  const answer = await server.callAs('owner', { method: 'GET', path: '/publishing' });
  expect(answer.body).not.toContain('at line 7');
  expect((await builds()).ended?.problem).toBe('It took too long.');
  expect(server.logs.join('')).toContain('at line 7');
  build = () => Promise.resolve();
  const again = await server.callAs('admin', { method: 'POST', path: '/publishing/retry' });
  expect(again.statusCode).toBe(202);
  await ended('live');
  await server.callAs('admin', { method: 'POST', path: '/publishing/retry' });
  expect((await builds()).open, 'nothing has failed since').toBeNull();
});

test('after two builds that failed the third begins with nothing of them, as a damaged one would fail each time', async () => {
  build = () => Promise.reject(new BuildFailed('It took too long.', ''));
  start();
  for (const times of [1, 2, 3]) {
    await ask();
    await expect.poll(() => afresh.length).toBe(times);
    await ended('failed');
  }
  build = () => Promise.resolve();
  await ask();
  await ended('live');
  await ask();
  await expect.poll(() => afresh.length).toBe(5);
  expect(afresh).toEqual([false, false, true, false, false]);
});

test('a build that a crash has cut off is failed, and what is not live yet is built', async () => {
  await ask();
  await server.context.database.db.updateTable('site_builds').set({ state: 'running' }).execute();
  wanted = 'two';
  start();
  await ended('live');
  const { db } = server.context.database;
  const all = await db
    .selectFrom('site_builds')
    .select(['state', 'problem'])
    .orderBy('id')
    .execute();
  expect(all).toMatchObject([{ state: 'failed' }, { state: 'live' }]);
  expect(built).toEqual(['two']);
});

test('a start with what is live already builds nothing', async () => {
  let looks = 0;
  start({
    nextDue: () => {
      looks += 1;
      return Promise.resolve(null);
    },
  });
  await expect.poll(() => looks).toBeGreaterThan(2);
  expect(await builds()).toMatchObject({ open: null, ended: null });
});

test('a post that falls due after the last build is published by the clock, once', async () => {
  let due: Date | null = null;
  let looks = 0;
  start({
    nextDue: (after) => {
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

test.each([{ by: builder }, { by: null }])(
  'what was scheduled before anything was ever published is published by the clock',
  async ({ by }) => {
    const due = new Date('2026-11-20T20:00:00Z');
    let at = new Date('2026-11-20T19:59:00Z');
    let looks = 0;
    start({
      builder: by,
      now: () => at,
      nextDue: (after) => {
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

test('a job whose last day is over is taken off the site by the clock', async () => {
  const job: ListedJob = { slug: 'a', title: 'A', region: 'maryland', validThrough: '2026-11-20' };
  let at = new Date('2026-11-20T20:00:00Z');
  start({ jobs: () => [job], now: () => at });
  await ask();
  await ended('live');
  at = new Date('2026-11-21T20:00:00Z');
  await expect.poll(() => built.length).toBe(2);
});

test('where another host builds the site, it is told through the outbox', async () => {
  start({ builder: null });
  await ask();
  await expect.poll(builds).toMatchObject({ open: { state: 'running', step: 'handing-over' } });
  const { db } = server.context.database;
  const { open } = await builds();
  const job = await db
    .selectFrom('outbox')
    .select(['channel', 'idempotency_key'])
    .executeTakeFirst();
  expect(job).toEqual({ channel: 'hook', idempotency_key: `build-${open?.id ?? ''}` });
});

test('what a build had to leave out is kept with it', async () => {
  leftOut = [{ collection: 'jobs', name: 'night-aide', problem: 'The last day is over.' }];
  start();
  await ask();
  await ended('live');
  expect(JSON.parse((await builds()).live?.left_out ?? '[]')).toEqual(leftOut);
});

test('of two servers on one database one builds at a time, and none builds what the other has', async () => {
  let running = 0;
  let most = 0;
  build = async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 60));
    running -= 1;
  };
  start({ owner: 'one' });
  const one = publisher;
  start({ owner: 'two' });
  await ask();
  await expect.poll(() => running).toBe(1);
  await ask();
  await expect.poll(() => built.length).toBe(2);
  await ended('live');
  await one?.stop();
  expect([most, built.length]).toEqual([1, 2]);
});

test('the build of another server is left to it until its lease is over, then failed and begun anew', async () => {
  await ask();
  const { db } = server.context.database;
  const until = Date.now() + 300;
  await db
    .updateTable('site_builds')
    .set({ state: 'running', owner: 'other', lease_until: new Date(until).toISOString() })
    .execute();
  start();
  await expect.poll(() => built.length).toBe(1);
  expect(Date.now()).toBeGreaterThanOrEqual(until);
  await ended('live');
  const all = await db.selectFrom('site_builds').select(['state']).orderBy('id').execute();
  expect(all).toEqual([{ state: 'failed' }, { state: 'live' }]);
});

test('what its host builds is never taken over', async () => {
  start({ builder: null });
  await ask();
  await expect.poll(builds).toMatchObject({ open: { state: 'running', lease_until: null } });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await builds()).toMatchObject({ open: { state: 'running' }, follows: false });
});
