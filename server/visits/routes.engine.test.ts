import { expect, test } from 'vitest';
import { useTestServer } from '../testing/test-server';

const server = useTestServer();

const read = async () => (await server.call({ method: 'GET', path: '/count' })).json<unknown>();
const post = (payload: object) => server.call({ method: 'POST', path: '/count', payload });

test('the counter starts at 0', async () => {
  expect(await read()).toEqual({ count: 0 });
});

test('a POST counts one visit, whatever number it carries', async () => {
  expect((await post({ count: 999 })).json()).toEqual({ count: 1 });
  expect(await read()).toEqual({ count: 1 });
});

test('visits at the same moment are all counted', async () => {
  await Promise.all(Array.from({ length: 20 }, () => post({ count: 1 })));
  expect(await read()).toEqual({ count: 20 });
});

test.each([[{}], [{ count: '1' }], [{ count: -1 }], [{ count: 1.5 }], [{ count: 1, x: 1 }]])(
  'the body %j is 400 and counts nothing',
  async (body) => {
    expect((await post(body)).statusCode).toBe(400);
    expect(await read()).toEqual({ count: 0 });
  },
);
