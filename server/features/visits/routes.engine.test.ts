import { expect, test } from 'vitest';
import { useTestServer } from '../../testing/test-server';

const server = useTestServer();

const read = async () => (await server.call({ method: 'GET', path: '/count' })).json<unknown>();
const post = (payload: object) => server.call({ method: 'POST', path: '/count', payload });

test('starts at 0', async () => {
  expect(await read()).toEqual({ count: 0 });
});

test('a POST counts one visit, whatever its number', async () => {
  expect((await post({ count: 999 })).json()).toEqual({ count: 1 });
  expect(await read()).toEqual({ count: 1 });
});

test('does not count a page that is only prerendered', async () => {
  const headers = { 'sec-purpose': 'prefetch;prerender' };
  const call = { method: 'POST', path: '/count', payload: { count: 1 }, headers } as const;
  expect((await server.call(call)).json()).toEqual({ count: 0 });
  expect(await read()).toEqual({ count: 0 });
});

test('counts all concurrent visits', async () => {
  await Promise.all(Array.from({ length: 20 }, () => post({ count: 1 })));
  expect(await read()).toEqual({ count: 20 });
});

test.each([[{}], [{ count: '1' }], [{ count: -1 }], [{ count: 1.5 }], [{ count: 1, x: 1 }]])(
  'the body %j gets 400 and counts nothing',
  async (body) => {
    expect((await post(body)).statusCode).toBe(400);
    expect(await read()).toEqual({ count: 0 });
  },
);
