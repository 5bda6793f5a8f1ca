import { sql } from 'kysely';
import type { Database } from './engine';

/** The time of the database, by which servers whose clocks differ agree on leases. SQLite has one server. */
export async function readDatabaseTime({
  db,
  engine,
}: Pick<Database, 'db' | 'engine'>): Promise<Date> {
  if (engine === 'sqlite') return new Date();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date();
}

export type Clock = { now(): Date; stop(): void };

/** In milliseconds. Servers synchronized by NTP differ less. */
const maxDifference = 500;
/** A clock may be corrected while the server runs. */
const compareInterval = 60_000;

/**
 * A clock that follows the database's. By their own clocks, two servers could send a held email at once or an hour late, refuse to undo,
 * or take an earlier decision for the latest.
 */
export async function startClock(database: Database): Promise<Clock> {
  let ahead = 0;
  const compare = async (): Promise<void> => {
    const time = await readDatabaseTime(database);
    const difference = Date.now() - time.getTime();
    if (Math.abs(difference - ahead) > maxDifference) ahead = difference;
  };
  await compare();
  const timer = setInterval(() => {
    // Without the database, nothing is stored either.
    compare().catch(() => undefined);
  }, compareInterval).unref();
  return { now: () => new Date(Date.now() - ahead), stop: () => clearInterval(timer) };
}
