import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RenderRequest } from '../../../contract/publishing/overlay';
import { openSite } from '../site/site';
import { writeOverlay } from '../../testing/overlay';
import { startLocalPublisher } from './local-publisher';
import type { Publisher } from './publisher';
import { RenderFailed } from './renderer-process';

let folder: string;
let now: Date;
let published: string;
let requests: RenderRequest[];
/** The renderer's reaction to the next request. */
let render: () => string[];
let publisher: Publisher;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkspan-publisher-'));
  writeFileSync(join(folder, 'index.html'), 'home');
  now = new Date('2026-11-22T15:00:00.000Z');
  published = 'first';
  requests = [];
  render = () => [];
  publisher = startLocalPublisher({
    renderer: {
      render: (request) => {
        requests.push(request);
        return new Promise((resolve) => {
          resolve(render());
          writeOverlay(folder, {}, { revision: request.revision, publishedAt: request.now });
        });
      },
      stop: () => undefined,
    },
    site: openSite(folder, folder),
    buildId: 'b1',
    readPublished: () =>
      Promise.resolve({ json: '{"files":[]}', revision: published, pictures: new Set() }),
    log: Fastify().log,
    now: () => now,
  });
});
afterEach(async () => {
  await publisher.stop();
  rmSync(folder, { recursive: true });
});

const getState = async () => (await publisher.getStatus()).state;
const waitForState = (state: string) =>
  vi.waitFor(async () => {
    expect(await getState()).toBe(state);
  });

test('renders when what is published differs from the site, and only then', async () => {
  await waitForState('up-to-date');
  published = 'second';
  expect(await getState()).toBe('publishing');
  await waitForState('up-to-date');
  const { onSiteAsOf } = await publisher.getStatus();
  expect([requests.length, onSiteAsOf]).toEqual([2, now.toISOString()]);
});

test('renders again if the overlay is deleted', async () => {
  await waitForState('up-to-date');
  rmSync(join(folder, 'overlay.json'));
  await vi.waitFor(() => {
    expect(requests).toHaveLength(2);
  });
  await waitForState('up-to-date');
});

test('a failed rendering says why, and is tried again after a pause or on request', async () => {
  await waitForState('up-to-date');
  published = 'second';
  render = () => {
    throw new RenderFailed('The server’s disk is full.', 'ENOSPC');
  };
  await waitForState('failed');
  expect((await publisher.getStatus()).message).toBe('The server’s disk is full.');
  expect(requests).toHaveLength(2);
  now = new Date(now.getTime() + 61_000);
  await vi.waitFor(() => {
    expect(requests).toHaveLength(3);
  });
  render = () => [];
  await publisher.retry();
  await waitForState('up-to-date');
});

test('each day begins with rendering everything, and the status tells of corrected pages', async () => {
  await waitForState('up-to-date');
  render = () => ['/blog'];
  now = new Date('2026-11-23T15:00:00.000Z');
  await waitForState('up-to-date');
  expect(requests.map(({ all }) => all)).toEqual([false, true]);
  expect((await publisher.getStatus()).message).toBe('1 page was out of date and was corrected.');
});
