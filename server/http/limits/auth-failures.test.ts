import { expect, test } from 'vitest';
import { useTestServer } from '../../testing/test-server';

/** A hundredth of what holds in production: 12 refusals, and 12 calls that are let in. */
const server = useTestServer({ config: { rateLimitFactor: 0.01 } });

const chats = { method: 'GET', path: '/chats' } as const;
const repeat = async (count: number, call: () => Promise<{ statusCode: number }>) => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await call()).statusCode);
  return statuses;
};
const thirteen = (status: number) => [...Array<number>(12).fill(status), 429];

test('who has no token is refused so often, and then has to wait', async () => {
  const call = () => server.call({ method: 'PATCH', path: '/chats/x', payload: {} });
  expect(await repeat(13, call)).toEqual(thirteen(401));
  const answer = await call();
  expect(answer.json()).toMatchObject({ error: { code: 'too_many_requests' } });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(50);
});

test('so is who has one that does not let them in', async () => {
  expect(await repeat(13, () => server.callAs('visitor', chats))).toEqual(thirteen(403));
});

test('a neighbour without a token holds up nobody of the office, and other addresses not at all', async () => {
  await repeat(13, () => server.call(chats));
  expect((await server.callAs('intake', chats)).statusCode).toBe(200);
  const elsewhere = await server.call({ ...chats, remoteAddress: '203.0.113.9' });
  expect(elsewhere.statusCode).toBe(401);
});

test('calls that are let in are not counted as refused', async () => {
  await repeat(11, () => server.callAs('intake', chats));
  expect((await server.callAs('visitor', chats)).statusCode).toBe(403);
});
