import { expect, test } from 'vitest';
import { useTestServer } from '../../../testing/test-server';
import { formatRetryAfter } from './rate-limit';

/** A hundredth of the production limit: 12 failures. */
const server = useTestServer({ config: { rateLimitFactor: 0.01 } });

const chats = { method: 'GET', path: '/chats' } as const;
const repeat = async (count: number, call: () => Promise<{ statusCode: number }>) => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await call()).statusCode);
  return statuses;
};
const thirteen = (status: number) => [...Array<number>(12).fill(status), 429];

test('limits calls without a token', async () => {
  const call = () => server.call({ method: 'PATCH', path: '/chats/x', payload: {} });
  expect(await repeat(13, call)).toEqual(thirteen(401));
  const response = await call();
  expect(response.json()).toMatchObject({ error: { code: 'too_many_requests' } });
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(50);
});

test('limits calls with a token without permission', async () => {
  expect(await repeat(13, () => server.callAs('visitor', chats))).toEqual(thirteen(403));
});

test('does not limit calls with a token, or other addresses, for those without', async () => {
  await repeat(13, () => server.call(chats));
  expect((await server.callAs('intake', chats)).statusCode).toBe(200);
  const elsewhere = await server.call({ ...chats, remoteAddress: '203.0.113.9' });
  expect(elsewhere.statusCode).toBe(401);
});

test.each([
  [1_000, 'a minute'],
  [60_000, 'a minute'],
  [61_000, '2 minutes'],
  [600_000, '10 minutes'],
  [24 * 3_600_000, '24 hours'],
])('formats %i ms as %s', (wait, text) => {
  expect(formatRetryAfter(wait)).toBe(`Please try again in ${text}.`);
});
