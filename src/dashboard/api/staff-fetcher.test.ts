import { afterEach, expect, test, vi } from 'vitest';
import { createStaffFetcher } from './staff-fetcher';

vi.mock('../../browser/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

afterEach(() => vi.unstubAllGlobals());

function stubFetch(...responses: Response[]) {
  const fetch = vi.fn<typeof globalThis.fetch>();
  for (const response of responses) fetch.mockResolvedValueOnce(response);
  vi.stubGlobal('fetch', fetch);
  return (call: number) => new Headers(fetch.mock.calls[call]?.[1]?.headers);
}

test('an unchanged poll sends the known version and returns the same object', async () => {
  const getHeaders = stubFetch(
    Response.json({ chats: [] }, { headers: { etag: '"v1"' } }),
    new Response(null, { status: 304 }),
  );
  const fetchStaff = createStaffFetcher();
  const first = await fetchStaff('/chats');
  expect(await fetchStaff('/chats')).toBe(first);
  expect(getHeaders(0).get('authorization')).toBe('Bearer token-1');
  expect(getHeaders(0).has('if-none-match')).toBe(false);
  expect(getHeaders(1).get('if-none-match')).toBe('"v1"');
});

test('a rejected call throws with its status', async () => {
  stubFetch(Response.json({ error: { code: 'forbidden', message: 'No.' } }, { status: 403 }));
  await expect(createStaffFetcher()('/chats')).rejects.toMatchObject({
    status: 403,
    message: 'No.',
  });
});
