import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/database/database';
import { inTransaction } from './engine';
import { migrate } from './migrations/migrate';
import { readSetting, writeSetting } from './settings';
import { countVisit, getVisitCount } from '../../features/visits/queries';

const database = useTestDatabase();

test('a failed transaction leaves nothing behind', async () => {
  const { db } = database;
  const failing = inTransaction(db, async (tx) => {
    await countVisit(tx);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await getVisitCount(db)).toBe(0);
});

test('migrating again, even concurrently, changes nothing', async () => {
  await Promise.all([migrate(database), migrate(database)]);
  expect(await getVisitCount(database.db)).toBe(0);
});

test('retries the aborted one of two deadlocked transactions', async () => {
  const { db, engine } = database;
  const names = ['first', 'second'];
  for (const name of names) await writeSetting(db, name, '');
  let taken = 0;
  let runs = 0;
  const write = (order: readonly string[], value: string) =>
    inTransaction(db, async (tx) => {
      runs += 1;
      for (const name of order) {
        await tx
          .updateTable('settings')
          .set({ value: sql<string>`value || ${value}` })
          .where('name', '=', name)
          .execute();
        taken += 1;
        // SQLite has one writer, so there is no deadlock.
        while (engine === 'postgres' && taken < 2) await setTimeout(5);
      }
    });
  await Promise.all([write(names, 'a'), write(names.toReversed(), 'b')]);
  expect(runs).toBe(engine === 'postgres' ? 3 : 2);
  for (const name of names) {
    expect([...((await readSetting(db, name)) ?? '')].sort()).toEqual(['a', 'b']);
  }
});
