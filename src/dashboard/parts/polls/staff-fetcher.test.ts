import { afterEach, expect, test, vi } from 'vitest';
import { createStaffFetcher } from './staff-fetcher';

vi.mock('../../../lib/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

afterEach(() => vi.unstubAllGlobals());

function answerWith(...answers: Response[]) {
  const fetch = vi.fn<typeof globalThis.fetch>();
  for (const answer of answers) fetch.mockResolvedValueOnce(answer);
  vi.stubGlobal('fetch', fetch);
  return { headersOf: (call: number) => new Headers(fetch.mock.calls[call]?.[1]?.headers) };
}

test('an unchanged poll sends the version it has and returns the very same object', async () => {
  const { headersOf } = answerWith(
    Response.json({ chats: [] }, { headers: { etag: '"v1"' } }),
    new Response(null, { status: 304 }),
  );
  const fetchStaff = createStaffFetcher();
  const first = await fetchStaff('/chats');
  const second = await fetchStaff('/chats');
  expect(second).toBe(first);
  expect(headersOf(0).get('authorization')).toBe('Bearer token-1');
  expect(headersOf(0).has('if-none-match')).toBe(false);
  expect(headersOf(1).get('if-none-match')).toBe('"v1"');
});

test('a refusal is thrown with its status', async () => {
  answerWith(Response.json({ error: { code: 'forbidden', message: 'No.' } }, { status: 403 }));
  await expect(createStaffFetcher()('/chats')).rejects.toMatchObject({
    status: 403,
    message: 'No.',
  });
});
