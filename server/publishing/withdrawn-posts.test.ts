import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseOutage } from '../db/postgres/database-outage';
import { openTestDatabase, type TestDatabase } from '../testing/database/database';
import { createMovedPostFinder } from './moved-posts';

let testDatabase: TestDatabase;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  testDatabase = await openTestDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  await testDatabase.close();
});

test('an unpublished post stays gone during a database outage', async () => {
  let isAway = false;
  const withdrawnAt = createMovedPostFinder(testDatabase.database, () =>
    isAway
      ? Promise.reject(new DatabaseOutage('Away', new Error('refused')))
      : Promise.resolve([{ slug: 'old', lookAt: [], isGone: true }]),
  );
  expect(await withdrawnAt('/blog/old')).toMatchObject({ isGone: true });
  isAway = true;
  vi.advanceTimersByTime(60_000);
  expect(await withdrawnAt('/blog/old')).toMatchObject({ isGone: true });
  expect(await withdrawnAt('/blog/other')).toBeNull();
});

test('serves posts as the release has them if the database was never reached', async () => {
  const withdrawnAt = createMovedPostFinder(testDatabase.database, () =>
    Promise.reject(new DatabaseOutage('Away', new Error('refused'))),
  );
  expect(await withdrawnAt('/blog/old')).toBeNull();
});
