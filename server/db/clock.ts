import { sql } from 'kysely';
import type { Database } from './engine';

/** The time of the database, by which servers whose clocks differ agree on leases. SQLite has one server. */
export async function readDatabaseTime({ db, engine }: Database): Promise<Date> {
  if (engine === 'sqlite') return new Date();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date();
}
