import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchPublished } from './fetch-published';

let said: string;
let server: Server;
let api: string;
beforeEach(async () => {
  server = createServer((_request, response) => response.end(said));
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
