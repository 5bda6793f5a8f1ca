import { setTimeout } from 'node:timers/promises';
import { PostgresAdapter, type Kysely, type Transaction } from 'kysely';
import { TransactionLost } from './database-outage';
import type { Tables } from './tables';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export type Engine = 'sqlite' | 'postgres';

export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

export type DiskState = {
  /** A write failed because the disk is full, and checkReadiness() has not seen one work since. */
  isFull: boolean;
  /** Throws DatabaseOutage if SQLite's file was moved or replaced. */
  assertInPlace(): void;
};

export type Database = {
  db: Db;
  engine: Engine;
  disk: DiskState;
  close(): Promise<void>;
};

const maxRetries = 4;

/**
 * Runs `work` in one transaction, that of `db` if it is one, and retries it when PostgreSQL aborts it for a deadlock, or is lost before the
 * commit. So `work` must have no effects besides writing to `tx`.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return work(db as Tx);
  for (let retries = 0; ; retries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const canRetry = isSerializationFailure(error) || error instanceof TransactionLost;
      if (retries === maxRetries || !canRetry) throw error;
      // A random pause, so that both do not collide again.
      await setTimeout((retries + Math.random()) * 50);
    }
  }
}

/** Deadlock (40P01) or serialization failure (40001). */
function isSerializationFailure(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === '40P01' || code === '40001';
}
