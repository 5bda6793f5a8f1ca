import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema/database';

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

/** Runs `work` in one transaction: all of it is kept, or none. Inside, every query takes `tx`, never the outer handle. */
export function inTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(work);
}
