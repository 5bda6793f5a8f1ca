import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { OperatorError } from '../../operator-error';
import { createEmptyDatabase } from '../../../testing/database/database';
import { countVisit, getVisitCount } from '../../../features/visits/queries';
import { openDatabase, type DatabaseLocation } from '../open-database';

/** Leaves the database as a newer release would. */
async function addLater(location: DatabaseLocation, ...names: string[]): Promise<void> {
  const { db, close } = await openDatabase(location);
  for (const name of names) {
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2027-01-01')`.execute(
      db,
    );
  }
  await sql`alter table visits add column later text`.execute(db);
  await countVisit(db);
  await close();
}

test('an older release runs on a database that a newer one has migrated', async () => {
  const { location, remove } = await createEmptyDatabase();
  await addLater(location, '998-later', '999-drop-old-needs-001');
  const { db, close } = await openDatabase(location);
  await countVisit(db);
  expect(await getVisitCount(db)).toBe(2);
  await close();
  await remove();
});

test('a release that a later migration has left behind doesn’t start, and says why', async () => {
  const { location, remove } = await createEmptyDatabase();
  await addLater(location, '998-later', '999-drop-old-needs-998');
  await expect(openDatabase(location)).rejects.toThrow(OperatorError);
  await expect(openDatabase(location)).rejects.toThrow(/^A newer release[^\n]*$/);
  await remove();
});
