import { afterEach, expect, test, vi } from 'vitest';
import { createStaffFetcher } from './staff-fetcher';

vi.mock('../../lib/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function answerWith(...answers: Response[]) {
  const fetch = vi.fn<typeof globalThis.fetch>();
  for (const answer of answers) fetch.mockResolvedValueOnce(answer);
  vi.stubGlobal('fetch', fetch);
  return {
    callsOf: () => fetch.mock.calls.length,
    headersOf: (call: number) => new Headers(fetch.mock.calls[call]?.[1]?.headers),
  };
}

test('an unchanged poll sends the version it has and returns the very same object', async () => {
  const { headersOf } = answerWith(
    Response.json({ chats: [] }, { headers: { etag: '"v1"' } }),
    new Response(null, { status: 304 }),
  );
  const { fetch: fetchStaff } = createStaffFetcher();
  const first = await fetchStaff('/chats');
  const second = await fetchStaff('/chats');
  expect(second).toBe(first);
  expect(headersOf(0).get('authorization')).toBe('Bearer token-1');
  expect(headersOf(0).has('if-none-match')).toBe(false);
  expect(headersOf(1).get('if-none-match')).toBe('"v1"');
});

test('a refusal is thrown with its status', async () => {
  answerWith(Response.json({ error: { code: 'forbidden', message: 'No.' } }, { status: 403 }));
  await expect(createStaffFetcher().fetch('/chats')).rejects.toMatchObject({
    status: 403,
    message: 'No.',
  });
});

test('what was asked for early is not asked for again, and is taken once', async () => {
  const { callsOf } = answerWith(Response.json({ chats: [1] }), Response.json({ chats: [2] }));
  const { fetch: fetchStaff, begin } = createStaffFetcher();
  void begin(['/chats', 'ann']);
  expect(await fetchStaff(['/chats', 'ann'])).toEqual({ chats: [1] });
  expect(callsOf()).toBe(1);
  expect(await fetchStaff(['/chats', 'ann'])).toEqual({ chats: [2] });
});

test('what was asked for early and not needed in time is asked for anew', async () => {
  vi.useFakeTimers();
  answerWith(Response.json({ chats: [1] }), Response.json({ chats: [2] }));
  const { fetch: fetchStaff, begin } = createStaffFetcher();
  void begin('/chats');
  vi.setSystemTime(Date.now() + 6_000);
  expect(await fetchStaff('/chats')).toEqual({ chats: [2] });
});

test('what has come early is known until it is taken, and no longer than a poll takes to come', async () => {
  vi.useFakeTimers();
  answerWith(Response.json({ chats: [1] }), Response.json({ chats: [2] }));
  const { fetch: fetchStaff, begin, begunAnswers } = createStaffFetcher();
  const begun = begin('/chats');
  expect(begunAnswers()).toEqual([]);
  await begun;
  expect(begunAnswers()).toEqual([['/chats', { chats: [1] }]]);
  await fetchStaff('/chats');
  expect(begunAnswers()).toEqual([]);
  await begin('/chats');
  vi.setSystemTime(Date.now() + 6_000);
  expect(begunAnswers()).toEqual([]);
});

test('a refusal of what was asked for early is told to who needs it', async () => {
  answerWith(Response.json({ error: { code: 'forbidden', message: 'No.' } }, { status: 403 }));
  const { fetch: fetchStaff, begin } = createStaffFetcher();
  await begin('/chats');
  await expect(fetchStaff('/chats')).rejects.toMatchObject({ status: 403 });
});
