import { expect, test } from 'vitest';
import { inTransaction } from '../../db/engine';
import { useTestDatabase } from '../../testing/database/database';
import { requestBuild } from './queries';

const database = useTestDatabase();

const request = (email: string) =>
  inTransaction(database.db, (tx) => requestBuild(tx, { email, at: '2026-11-20T15:00:00.000Z' }));
const builds = () => database.db.selectFrom('siteBuilds').selectAll().execute();

test('two requests before a build starts become one build', async () => {
  await Promise.all([request('ann@agency.example'), request('bo@agency.example')]);
  expect(await builds()).toMatchObject([{ state: 'queued', startedAt: null }]);
});

test('a request during a build queues another', async () => {
  await request('ann@agency.example');
  await database.db.updateTable('siteBuilds').set({ state: 'running' }).execute();
  await request('bo@agency.example');
  await request('ann@agency.example');
  expect((await builds()).map(({ state }) => state).sort()).toEqual(['queued', 'running']);
});

test('a rolled-back request queues nothing', async () => {
  const change = inTransaction(database.db, async (tx) => {
    await requestBuild(tx, { email: null, at: '2026-11-20T15:00:00.000Z' });
    throw new Error('rejected');
  });
  await expect(change).rejects.toThrow('rejected');
  expect(await builds()).toEqual([]);
});
