import { sql } from 'kysely';
import type { Database } from './engine';

/** More than SQLite's page cache, so that the disk has to take it. */
const probeBytes = 4_000_000;

/** Anyone can ask for the readiness. */
const minProbePause = 5_000;

/**
 * Throws if the database cannot be read or, with a full disk, written. PostgreSQL tests a write only after one has failed, because it
 * would log each.
 */
export async function checkReadiness({ db, engine, disk }: Database): Promise<void> {
  await db.selectFrom('visits').select('count').execute();
  const isChecked = engine === 'postgres' || Date.now() - disk.checkedAt < minProbePause;
  if (isChecked && !disk.isFull) return;
  const value =
    engine === 'sqlite'
      ? sql<string>`zeroblob(${probeBytes})`
      : // Random, because PostgreSQL compresses.
        sql<string>`(select string_agg(md5(random()::text), '') from generate_series(1, ${probeBytes / 32}))`;
  const transaction = await db.startTransaction().execute();
  try {
    await transaction.insertInto('settings').values({ name: 'probe', value }).execute();
  } finally {
    await transaction.rollback().execute();
  }
  disk.isFull = false;
  disk.checkedAt = Date.now();
}
