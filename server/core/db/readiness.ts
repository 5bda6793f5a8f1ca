import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { DatabaseOutage } from './database-outage';
import type { Database, Db } from './engine';

/** Less is as good as full: a form with a small file would fill it. */
const minFreeBytes = 4_000_000;

/** More than SQLite's page cache, so that the disk has to take it. */
const probeBytes = 4_000_000;

/**
 * Throws if the database cannot be read in time, if SQLite's file was replaced or its disk is nearly full, or if a write has failed because of a
 * full disk and writes still fail.
 * @param maxWait milliseconds: a balancer asks every few seconds, and a frozen database never answers
 */
export async function checkReadiness(database: Database, maxWait = 2_000): Promise<void> {
  const timer = new AbortController();
  const timeout = setTimeout(maxWait, null, { signal: timer.signal, ref: false }).then(() => {
    throw new DatabaseOutage(new Error('no answer'));
  });
  timeout.catch(() => undefined);
  await Promise.race([probe(database), timeout]).finally(() => timer.abort());
}

async function probe({ db, engine, disk }: Database): Promise<void> {
  await db.selectFrom('visits').select('count').execute();
  // The newest of the inbox's list, so that a server whose list can't be read gets no traffic.
  await db.selectFrom('threads').select('id').orderBy('activeAt', 'desc').limit(1).execute();
  disk.assertInPlace();
  if (engine === 'sqlite') await checkFreeSpace(db);
  if (!disk.isFull) return;
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
}

/** SQLite may still write into its log for a while after the disk is full. */
async function checkFreeSpace(db: Db): Promise<void> {
  const { rows } = await sql<{ file: string }>`
    select file from pragma_database_list where name = 'main'`.execute(db);
  const { bavail, bsize } = await statfs(dirname(rows[0]?.file ?? ''));
  if (bavail * bsize >= minFreeBytes) return;
  throw new DatabaseOutage(new Error('database or disk is full'));
}
