import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError, callApi, NetworkError, fetchFile, fetchIfChanged } from './api-client';

afterEach(() => vi.unstubAllGlobals());

const respondWith = (body: BodyInit | null, init?: ResponseInit) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)));

/** A response body that is cut off. */
const cutOff = () =>
  new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('{"acknow'));
      controller.error(new Error('reset'));
    },
  });

const calls = {
  callApi: () => callApi('POST /email', { body: new FormData() }),
  fetchIfChanged: () => fetchIfChanged('/chats', null),
  fetchFile: () => fetchFile('GET /employees/import-template'),
};

test.each(Object.entries(calls))(
  '%s takes a body that is cut off for no answer',
  async (_, call) => {
    respondWith(cutOff());
    await expect(call()).rejects.toBeInstanceOf(NetworkError);
  },
);

describe.each([
  ['callApi', calls.callApi],
  ['fetchIfChanged', calls.fetchIfChanged],
])('%s', (_, call) => {
  test('treats a response that is not JSON as a network error', async () => {
    respondWith('<p>Please sign in to this network</p>');
    await expect(call()).rejects.toBeInstanceOf(NetworkError);
  });

  test('keeps the status of an error whose body is not JSON', async () => {
    respondWith('<p>Bad gateway</p>', { status: 502 });
    const error: unknown = await call().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 502, code: 'unknown' });
  });
});

test('returns null for an empty response and for 304', async () => {
  respondWith(null, { status: 204 });
  expect(await calls.callApi()).toBeNull();
  respondWith(null, { status: 304 });
  expect(await calls.fetchIfChanged()).toBeNull();
});

test('a downloaded file has the name from the server', async () => {
  respondWith('a,b', {
    headers: {
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="accounts-2026-11-21.csv"',
    },
  });
  const file = await fetchFile('GET /accounts/export', { query: { format: 'csv' } });
  expect([file.name, file.type, await file.text()]).toEqual([
    'accounts-2026-11-21.csv',
    'text/csv',
    'a,b',
  ]);
});
