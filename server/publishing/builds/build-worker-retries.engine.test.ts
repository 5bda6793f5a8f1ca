import { afterEach, beforeEach, expect, test } from 'vitest';
import { DatabaseOutage } from '../../db/database-outage';
import { useTestServer } from '../../testing/test-server';
import type { Builder } from './builder';
import { startBuildWorker, type BuildWorker } from './build-worker';

const server = useTestServer();
let publishers: BuildWorker[];
let now: Date;
let tries: number;
let works: boolean;
let outages: number;
let looks: number;

beforeEach(() => {
  now = new Date('2026-11-22T05:00:00Z');
  [publishers, tries, works, looks, outages] = [[], 0, false, 0, 0];
});
afterEach(async () => {
  await Promise.all(publishers.map((one) => one.stop()));
});

const builder: Builder = {
  revision: () => 'before',
  build: () => {
    tries += 1;
    return works ? Promise.resolve([]) : Promise.reject(new Error('no room on the disk'));
  },
  stop: () => undefined,
};
const due = '2026-11-22T05:00:00.000Z';

/** A server with a post due at 5:00. */
function start(owner = 'here'): void {
  const { database, vault } = server.context;
  publishers.push(
    startBuildWorker({
      owner,
      database,
      vault,
      log: server.app.log,
      builder,
      collect: () =>
        outages-- > 0
          ? Promise.reject(new DatabaseOutage('Away', new Error('rejected')))
          : Promise.resolve({ revision: works ? 'after' : 'before', files: [] }),
      findNextChange: (after) => {
        looks += 1;
        return Promise.resolve(after.toISOString() < due ? due : null);
      },
      jobs: () => [],
      wakeOutbox: () => undefined,
      now: () => now,
      pollInterval: 10,
      scheduleInterval: 10,
    }),
  );
}
const states = async () =>
  (
    await server.context.database.db
      .selectFrom('siteBuilds')
      .select('state')
      .orderBy('id')
      .execute()
  ).map(({ state }) => state);
const failed = (times: number) => expect.poll(states).toEqual(Array(times).fill('failed'));
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
/** Waits until each server has checked its schedule several times. */
const meanwhile = () => {
  const enough = looks + 3 * publishers.length;
  return expect.poll(() => looks, { interval: 5 }).toBeGreaterThanOrEqual(enough);
};

test('retries a failed build with growing pauses until it is live', async () => {
  start();
  await failed(1);
  later(9);
  await meanwhile();
  expect(tries).toBe(1);
  later(1);
  await failed(2);
  later(29);
  await meanwhile();
  expect(tries).toBe(2);
  works = true;
  later(1);
  await expect.poll(states).toEqual(['failed', 'failed', 'live']);
  later(24 * 60);
  await meanwhile();
  expect(tries).toBe(3);
});

test('a restarted server waits for the rest of the pause', async () => {
  start();
  await failed(1);
  later(10);
  await failed(2);
  await publishers.pop()?.stop();
  later(29);
  start();
  await meanwhile();
  expect(tries).toBe(2);
  later(1);
  await failed(3);
});

test('compares the live site with the published content once the database is back', async () => {
  [now, works, outages] = [new Date('2026-11-22T04:00:00Z'), true, 3];
  start();
  await expect.poll(states).toEqual(['live']);
});
