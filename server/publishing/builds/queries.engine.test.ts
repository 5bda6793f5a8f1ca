import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../db/engine';
import { openTestDatabase, type TestDatabase } from '../../testing/database/database';
import { requestBuild } from './queries';

let testDatabase: TestDatabase;
beforeEach(async () => {
  testDatabase = await openTestDatabase();
});
afterEach(() => testDatabase.close());

const request = (email: string) =>
  inTransaction(testDatabase.database.db, (tx) =>
    requestBuild(tx, { email, at: '2026-11-20T15:00:00.000Z' }),
  );
const builds = () => testDatabase.database.db.selectFrom('siteBuilds').selectAll().execute();

test('two requests before a build starts become one build', async () => {
  await Promise.all([request('ann@agency.example'), request('bo@agency.example')]);
  expect(await builds()).toMatchObject([{ state: 'queued', startedAt: null }]);
});

test('a request during a build queues another', async () => {
  await request('ann@agency.example');
  await testDatabase.database.db.updateTable('siteBuilds').set({ state: 'running' }).execute();
  await request('bo@agency.example');
  await request('ann@agency.example');
  expect((await builds()).map(({ state }) => state).sort()).toEqual(['queued', 'running']);
});

test('a rolled-back request queues nothing', async () => {
  const change = inTransaction(testDatabase.database.db, async (tx) => {
    await requestBuild(tx, { email: null, at: '2026-11-20T15:00:00.000Z' });
    throw new Error('rejected');
  });
  await expect(change).rejects.toThrow('rejected');
  expect(await builds()).toEqual([]);
});
