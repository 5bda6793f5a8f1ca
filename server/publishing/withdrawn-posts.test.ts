import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseOutage } from '../db/database-outage';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import { createMovedPostFinder } from './moved-posts';

let opened: TestDatabase;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  opened = await openTestDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  await opened.close();
});

test('while the database is away, an article that was taken back stays gone', async () => {
  let isAway = false;
  const withdrawnAt = createMovedPostFinder(opened.database, () =>
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

test('an article is served as the release has it when the database was never reached', async () => {
  const withdrawnAt = createMovedPostFinder(opened.database, () =>
    Promise.reject(new DatabaseOutage('Away', new Error('refused'))),
  );
  expect(await withdrawnAt('/blog/old')).toBeNull();
});
