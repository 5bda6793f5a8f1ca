import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useTestServer } from '../../testing/test-server';

const server = useTestServer({ config: { rateLimitFactor: 100 } });

const inbox = {
  ...{ id: randomUUID(), name: 'Spanish, waiting', screen: 'form-messages' },
  filter: { language: 'Spanish', waiting: '1' },
};
const queue = { id: randomUUID(), name: 'Old pay stubs', screen: 'pay-stub', filter: {} };

type Role = 'owner' | 'intake' | 'observer';
const put = (role: Role, payload: object) =>
  server.callAs(role, { method: 'PUT', path: '/views', payload });
const read = async (role: Role) =>
  (await server.callAs(role, { method: 'GET', path: '/views' })).json<object>();

const [own, shared] = [{ isShared: false }, { isShared: true }];

test('an account keeps its own views, and only an owner shares some', async () => {
  const change = { ...own, version: 0, views: [inbox] };
  const mine = { views: [{ ...inbox, ...own }], versions: { own: 1, shared: 0 } };
  expect((await put('intake', change)).json()).toEqual(mine);
  expect(await read('owner')).toEqual({ views: [], versions: { own: 0, shared: 0 } });
  expect((await put('intake', { ...change, ...shared })).statusCode).toBe(403);
  const both = [inbox, queue].map((view) => ({ ...view, id: randomUUID() }));
  expect((await put('owner', { ...shared, version: 0, views: both })).statusCode).toBe(200);
  const [first, second] = both.map((view) => ({ ...view, ...shared }));
  expect(await read('owner')).toMatchObject({ views: [second, first], versions: { shared: 1 } });
  // Intake can't open the queue.
  expect(await read('intake')).toMatchObject({ views: [{ ...inbox, ...own }, first] });
});

test('a change in another window is a conflict', async () => {
  const change = { ...own, version: 0, views: [inbox] };
  await put('intake', change);
  expect((await put('intake', { ...change, views: [] })).statusCode).toBe(409);
});

test('views of a screen that is denied stay hidden, and come back with it', async () => {
  const { db } = server.context.database;
  const set = (grantedScreens: string[]) =>
    db
      .updateTable('accounts')
      .set({ grantedScreens: JSON.stringify(grantedScreens) })
      .where('email', '=', 'intake@agency.example')
      .execute();
  await set(['pay-stub']);
  await put('intake', { ...own, version: 0, views: [inbox, queue] });
  await set([]);
  expect(await read('intake')).toMatchObject({ views: [inbox] });
  const hidden = { ...own, version: 1, views: [queue] };
  expect((await put('intake', hidden)).statusCode).toBe(403);
  await put('intake', { ...own, version: 1, views: [] });
  await set(['pay-stub']);
  expect(await read('intake')).toMatchObject({ versions: { own: 2 }, views: [queue] });
});
