import { setTimeout } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables';

/** What every query function takes first: the database, or the transaction it runs in. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export type Engine = 'sqlite' | 'postgres';

/** An open database. */
export type Database = {
  db: Db;
  engine: Engine;
  /** Waits for what runs, then lets go of files and connections. */
  close(): Promise<void>;
};

/** The database cannot be used; the message is one line for the person who starts the server. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** How often a transaction is begun anew that PostgreSQL has broken off. */
const mostRepeats = 4;

/**
 * Runs `work` in one transaction: all of it is kept, or none. Inside, every query takes `tx`, never the outer handle. Where two
 * transactions wait for each other, PostgreSQL breaks one off: that one is run again, so `work` must do nothing but write to `tx`.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (repeats === mostRepeats || !isBrokenOff(error)) throw error;
      // Not at the same moment as the other one.
      await setTimeout((repeats + Math.random()) * 50);
    }
  }
}

/** A deadlock (40P01), or a transaction that does not go together with another one (40001). */
function isBrokenOff(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === '40P01' || code === '40001';
}
