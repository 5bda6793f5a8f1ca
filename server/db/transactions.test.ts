import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import { testVault } from '../testing/vault';
import { inTransaction } from './engine';
import { migrate } from './migrate';
import { countVisit, readVisits } from './queries/visits';

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
});
afterEach(() => opened.close());

test('a transaction that fails leaves nothing behind', async () => {
  const { db } = opened.database;
  const failing = inTransaction(db, async (tx) => {
    await countVisit(tx);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await readVisits(db)).toBe(0);
});

test('migrating again, even twice at once, changes nothing', async () => {
  await Promise.all([migrate(opened.database, testVault), migrate(opened.database, testVault)]);
  expect(await readVisits(opened.database.db)).toBe(0);
});
