import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ExcludedFile } from '../../../contract/publishing/schema';
import { DeliveryError } from '../outbox/job-error';
import { deliverOutbox } from '../../testing/deliver-outbox';
import { addSampleJob } from '../../testing/samples/jobs';
import { actOnPost, addSamplePost, patchPost } from '../../testing/samples/posts';
import { useTestServer } from '../../testing/test-server';
import { findLatestDeploy, recordReport } from './deploys/queries';
import { startHookPublisher } from './hook-publisher';
import type { Publisher } from './publisher';

let now: Date;
let publishers: Publisher[];
let comparisons: number;
let excluded: ExcludedFile[];
const site = createServer((_request, response) => response.end(JSON.stringify(excluded)));
beforeAll(() => once(site.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => site.close());
beforeEach(() => {
  excluded = [];
  now = new Date('2026-11-22T15:00:00.000Z');
  [publishers, comparisons] = [[], 0];
});
const server = useTestServer({ now: () => now, config: { rateLimitFactor: 100 } });
beforeEach(() => {
  server.context.siteJobs.list = () => [];
});
afterEach(() => Promise.all(publishers.map((publisher) => publisher.stop())));

function start(): Publisher {
  const { context, app } = server;
  const siteUrl = `http://127.0.0.1:${String((site.address() as AddressInfo).port)}`;
  const readPublished: typeof context.readPublished = (time) => {
    comparisons += 1;
    return context.readPublished(time);
  };
  const config = { ...context.config, siteUrl };
  const publisher = startHookPublisher({ ...context, config, readPublished }, app.log, 10);
  publishers.push(publisher);
  return publisher;
}
const calls = () =>
  server.context.database.db
    .selectFrom('outbox')
    .select('state')
    .where('type', '=', 'deploy')
    .orderBy('id')
    .execute();
/** Waits until each publisher has compared several times. */
const settle = () => {
  const enough = comparisons + 4 * publishers.length;
  return expect.poll(() => comparisons, { interval: 5 }).toBeGreaterThanOrEqual(enough);
};
const callHost = () => deliverOutbox(server, { hook: () => Promise.resolve() }, 0);
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};
const publish = async (slug: string, due = {}) => {
  const { id } = await addSamplePost(server, { slug });
  await actOnPost(server, id, 'publish', { version: 1, ...due });
  return id;
};
const report = (error: string | null) =>
  recordReport(server.context.database.db, { builtFrom: now, error, at: now.toISOString() });

test('the host is called for what is published, and not for drafts', async () => {
  const publisher = start();
  await addSamplePost(server, { slug: 'draft' });
  await settle();
  expect(await calls()).toEqual([]);
  expect(await publisher.getStatus()).toMatchObject({ state: 'never', onSiteAsOf: null });
  const id = await publish('one');
  expect(await publisher.getStatus()).toMatchObject({ state: 'publishing' });
  await expect.poll(calls).toHaveLength(1);
  await callHost();
  await patchPost(server, id, { version: 2, title: 'Other words' });
  await settle();
  expect(await calls()).toEqual([{ state: 'sent' }]);
});

test('several changes before the host answers become one call with the latest content', async () => {
  start();
  await publish('one');
  await expect.poll(calls).toHaveLength(1);
  later(5);
  await publish('two');
  await publish('three');
  const { revision } = await server.context.readPublished(now);
  const latest = () => findLatestDeploy(server.context.database.db);
  await expect.poll(latest).toMatchObject({ revision, requestedAt: now.toISOString() });
  expect(await calls()).toHaveLength(1);
});

test('a change during a call leads to another call', async () => {
  start();
  await publish('one');
  await expect.poll(calls).toHaveLength(1);
  let hasPublished = false;
  await deliverOutbox(server, {
    hook: async () => {
      if (hasPublished) return;
      hasPublished = true;
      later(1);
      await publish('two');
      await settle();
    },
  });
  await expect.poll(calls).toHaveLength(2);
});

test('tells what the host’s build has left out', async () => {
  const publisher = start();
  await publish('one');
  await expect.poll(calls).toHaveLength(1);
  await callHost();
  excluded = [
    { collection: 'blog', name: 'one', issues: [{ message: 'There is no page /lamps.' }] },
  ];
  await report(null);
  await expect.poll(publisher.getStatus).toMatchObject({ state: 'up-to-date', excluded });
});

test('several servers call the host once', async () => {
  for (let count = 0; count < 4; count += 1) start();
  await publish('one');
  await expect.poll(calls).toHaveLength(1);
  await settle();
  expect(await calls()).toHaveLength(1);
  await callHost();
  await publish('two');
  await settle();
  expect(await calls()).toEqual([{ state: 'sent' }, { state: 'queued' }]);
});

test('the host is called when a scheduled post is due', async () => {
  start();
  await publish('later', { day: '2026-11-23', time: '09:00' });
  await settle();
  expect(await calls()).toEqual([]);
  now = new Date('2026-11-23T14:00:00.000Z');
  await expect.poll(calls).toHaveLength(1);
});

test('the host is called after the last day of a job, from the dashboard or from content/', async () => {
  await addSampleJob(server, { validThrough: '2026-12-31' });
  const listed = {
    slug: 'a',
    title: 'A',
    region: 'maryland',
    validThrough: '2027-01-15',
    sample: false,
  } as const;
  server.context.siteJobs.list = () => [listed];
  start();
  await expect.poll(calls).toHaveLength(1);
  await callHost();
  now = new Date('2027-01-01T04:59:00.000Z');
  await settle();
  expect(await calls()).toHaveLength(1);
  now = new Date('2027-01-01T05:00:00.000Z');
  await expect.poll(calls).toHaveLength(2);
  await callHost();
  now = new Date('2027-01-16T15:00:00.000Z');
  await expect.poll(calls).toHaveLength(3);
  await callHost();
  await settle();
  expect(await calls()).toHaveLength(3);
});

test('a change is live only after the host has reported it', async () => {
  const publisher = start();
  const publishedAt = now.toISOString();
  await publish('one');
  await expect.poll(calls).toHaveLength(1);
  later(1);
  await callHost();
  expect(await publisher.getStatus()).toMatchObject({
    state: 'handed-over',
    since: now.toISOString(),
    onSiteAsOf: null,
  });
  later(60);
  await report(null);
  const live = { onSiteAsOf: publishedAt, since: now.toISOString() };
  expect(await publisher.getStatus()).toMatchObject({ state: 'up-to-date', ...live });
  later(60);
  await publish('two');
  await expect.poll(calls).toHaveLength(2);
  await callHost();
  later(60);
  await report('The site’s host couldn’t build it.');
  expect(await publisher.getStatus()).toMatchObject({
    state: 'failed',
    message: 'The site’s host couldn’t build it.',
    onSiteAsOf: publishedAt,
  });
});

test('a host that rejects the call is a failure, which a retry calls again', async () => {
  const publisher = start();
  await publish('one');
  await expect.poll(calls).toHaveLength(1);
  const error = new DeliveryError({ service: 'deploy-hook', code: 404 }, { isFinal: true });
  await deliverOutbox(server, { hook: () => Promise.reject(error) });
  expect(await publisher.getStatus()).toMatchObject({
    state: 'failed',
    message: 'The site’s host rejected the call (404).',
  });
  await settle();
  expect(await calls()).toEqual([{ state: 'dead' }]);
  later(1);
  await publisher.retry();
  expect(await publisher.getStatus()).toMatchObject({ state: 'publishing', message: null });
  expect(await calls()).toEqual([{ state: 'dead' }, { state: 'queued' }]);
  await callHost();
  await publisher.retry();
  expect(await calls(), 'nothing has failed since').toHaveLength(2);
});

test('a host that cannot be reached is called again, at once on request', async () => {
  const publisher = start();
  await publish('one');
  await expect.poll(calls).toHaveLength(1);
  const error = new DeliveryError(
    { service: 'deploy-hook', code: 'TypeError' },
    { isFinal: false },
  );
  await deliverOutbox(server, { hook: () => Promise.reject(error) });
  expect(await publisher.getStatus()).toMatchObject({
    state: 'publishing',
    message: 'The site’s host couldn’t be reached (TypeError).',
  });
  await callHost();
  expect(await calls()).toEqual([{ state: 'queued' }]);
  await publisher.retry();
  await callHost();
  expect(await publisher.getStatus()).toMatchObject({ state: 'handed-over', message: null });
});

test('only the latest deploys are kept, and the one that is live', async () => {
  const publisher = start();
  const post = await publish('one');
  await expect.poll(calls).toHaveLength(1);
  await callHost();
  await report(null);
  const { onSiteAsOf } = await publisher.getStatus();
  for (let version = 2; version < 16; version += 1) {
    later(60);
    await actOnPost(server, post, version % 2 === 0 ? 'unpublish' : 'publish', { version });
    await expect.poll(calls).toHaveLength(version);
    await callHost();
  }
  const { db } = server.context.database;
  expect(await db.selectFrom('siteDeploys').select('id').execute()).toHaveLength(11);
  expect((await publisher.getStatus()).onSiteAsOf).toBe(onSiteAsOf);
});
