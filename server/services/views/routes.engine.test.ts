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

test('an account keeps its own views, and only an owner shares some', async () => {
  const own = { isShared: false, version: 0, views: [inbox] };
  expect((await put('intake', own)).json()).toMatchObject({ own: { version: 1, views: [inbox] } });
  expect(await read('owner')).toMatchObject({ own: { version: 0, views: [] } });
  expect((await put('intake', { ...own, isShared: true })).statusCode).toBe(403);
  const shared = { isShared: true, version: 0, views: [inbox, queue] };
  expect((await put('owner', shared)).statusCode).toBe(200);
  expect(await read('owner')).toMatchObject({ shared: { version: 1, views: [inbox, queue] } });
  // Intake can't open the queue.
  expect(await read('intake')).toMatchObject({ shared: { views: [inbox] }, own: { version: 1 } });
});

test('a change in another window is a conflict', async () => {
  const change = { isShared: false, version: 0, views: [inbox] };
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
  await put('intake', { isShared: false, version: 0, views: [inbox, queue] });
  await set([]);
  expect(await read('intake')).toMatchObject({ own: { views: [inbox] } });
  expect((await put('intake', { isShared: false, version: 1, views: [queue] })).statusCode).toBe(
    403,
  );
  await put('intake', { isShared: false, version: 1, views: [] });
  await set(['pay-stub']);
  expect(await read('intake')).toMatchObject({ own: { version: 2, views: [queue] } });
});
