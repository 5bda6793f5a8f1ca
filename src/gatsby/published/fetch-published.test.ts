import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchImage, fetchPublished } from './fetch-published';

/** Milliseconds before each retry. */
const delays = vi.hoisted(() => [] as number[]);
vi.mock('node:timers/promises', () => ({ setTimeout: (delay: number) => delays.push(delay) }));

let body: string;
/** Statuses of the next responses, then 200. */
let statuses: number[];
/** Number of next responses to truncate. */
let truncations: number;
let server: Server;
let api: string;
beforeEach(async () => {
  [statuses, truncations, delays.length] = [[], 0, 0];
  server = createServer((_request, response) => {
    response.statusCode = statuses.shift() ?? 200;
    if (truncations-- > 0) {
      response.setHeader('content-length', body.length);
      response.write(body.slice(0, 5), () => response.destroy());
      return;
    }
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/api`;
});
afterEach(() => server.close());

test('returns the published files', async () => {
  const published = {
    revision: '1',
    files: [{ collection: 'jobs', name: 'aide', mdx: 'One', pictures: [] }],
    moved: [{ from: '/blog/bath', to: '/blog/bathing' }],
  };
  body = JSON.stringify(published);
  expect(await fetchPublished(api)).toEqual(published);
});

test.each(['<!doctype html>', '{}', '{"files":"none"}', 'null'])(
  'rejects the response %s',
  async (response) => {
    body = response;
    await expect(fetchPublished(api)).rejects.toThrow(
      `${api}/published returned something else. Check OFFICE_API_URL.`,
    );
  },
);

test('retries a busy server with increasing delays', async () => {
  body = 'a picture';
  statuses = [429, 503];
  expect((await fetchImage(api, '/images/posts/1.webp'))?.toString()).toBe('a picture');
  expect(statuses).toEqual([]);
  expect(delays).toEqual([1_000, 2_000]);
});

test('retries a truncated response', async () => {
  const published = { revision: '1', files: [], moved: [] };
  body = JSON.stringify(published);
  truncations = 1;
  expect(await fetchPublished(api)).toEqual(published);
  expect(truncations).toBeLessThan(0);
});

test('returns null for an unpublished image', async () => {
  body = '';
  statuses = [404];
  expect(await fetchImage(api, '/images/posts/1.webp')).toBeNull();
});

test('does not retry a client error', async () => {
  statuses = [403];
  await expect(fetchImage(api, '/images/posts/1.webp')).rejects.toThrow('status 403');
});
