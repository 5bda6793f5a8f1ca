import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchImage, fetchPublished } from './fetch-published';

/** Milliseconds that were waited before each further try. */
const pauses = vi.hoisted(() => [] as number[]);
vi.mock('node:timers/promises', () => ({ setTimeout: (pause: number) => pauses.push(pause) }));

let said: string;
/** The states of the next answers; 200 once there are none. */
let states: number[];
/** How many of the next answers break off in their middle. */
let breaks: number;
let server: Server;
let api: string;
beforeEach(async () => {
  [states, breaks, pauses.length] = [[], 0, 0];
  server = createServer((_request, response) => {
    response.statusCode = states.shift() ?? 200;
    if (breaks-- > 0) {
      response.setHeader('content-length', said.length);
      response.write(said.slice(0, 5), () => response.destroy());
      return;
    }
    response.end(said);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/api`;
});
afterEach(() => server.close());

test('what the office has published comes as it answers it', async () => {
  const published = {
    revision: '1',
    files: [{ collection: 'jobs', name: 'aide', mdx: 'One', pictures: [] }],
  };
  said = JSON.stringify(published);
  expect(await fetchPublished(api)).toEqual(published);
});

test.each(['<!doctype html>', '{}', '{"files":"none"}', 'null'])(
  'an address that answers %s is named, and what to look at',
  async (answer) => {
    said = answer;
    await expect(fetchPublished(api)).rejects.toThrow(
      `${api}/published did not answer with what is published: is OFFICE_API_URL right?`,
    );
  },
);

test('a server that is busy is asked again until it answers, later each time', async () => {
  said = 'a picture';
  states = [429, 503];
  expect((await fetchImage(api, '/images/posts/1.webp'))?.toString()).toBe('a picture');
  expect(states).toEqual([]);
  expect(pauses).toEqual([1_000, 2_000]);
});

test('an answer that breaks off in its middle is asked for again', async () => {
  said = JSON.stringify({ revision: '1', files: [] });
  breaks = 1;
  expect(await fetchPublished(api)).toEqual({ revision: '1', files: [] });
  expect(breaks).toBeLessThan(0);
});

test('a picture that is published no longer is none, and keeps no other from coming', async () => {
  said = '';
  states = [404];
  expect(await fetchImage(api, '/images/posts/1.webp')).toBeNull();
});

test('what is refused for good is named at once', async () => {
  states = [403];
  await expect(fetchImage(api, '/images/posts/1.webp')).rejects.toThrow('answered 403');
});
