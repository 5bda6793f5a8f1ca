import { CamelCasePlugin, Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import pg from 'pg';
import { OperatorError } from '../../operator-error';
import type { Database } from '../engine';
import { DatabaseOutage, describeCause, isDiskFull, isOutage } from '../database-outage';
import type { Tables } from '../tables';
import { openConnection } from './connection';
import { describeUrl } from './hosts';
import { createPrimaryPool } from './primary-pool';

const int8 = 20;

/** Milliseconds. Also when PostgreSQL's machine or the network is down. */
const queryTimeout = 20_000;

/** Kysely's lock belongs to a session, and PgBouncer would leave it on a connection that others then use. migrate() has its own. */
class Adapter extends PostgresAdapter {
  override acquireMigrationLock = () => Promise.resolve();
  override releaseMigrationLock = () => Promise.resolve();
}

class Dialect extends PostgresDialect {
  override createAdapter = () => new Adapter();
}

/**
 * Opens a connection pool and tests it. Throws DatabaseOutage when PostgreSQL cannot be reached now, OperatorError when it rejects
 * us.
 * @param url may name several hosts, of which one is the primary
 * @param onConnectionLost called with each connection that breaks, in use or not
 * @param options isLimited: false for statements that may take minutes. maxFailover: milliseconds that calls wait for a new primary
 */
export async function openPostgres(
  url: string,
  onConnectionLost: (error: Error) => void,
  { isLimited = true, maxFailover }: { isLimited?: boolean; maxFailover?: number } = {},
): Promise<Database> {
  const options: pg.PoolConfig = {
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ...(isLimited && { query_timeout: queryTimeout }),
    types: {
      // int8 arrives as text; our counts are far below 2^53.
      getTypeParser: ((id: number, format?: 'text' | 'binary') =>
        id === int8 ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
    },
  };
  const pool = createPrimaryPool(url, options, onConnectionLost, maxFailover);
  try {
    (await pool.connect()).client.release();
  } catch (error) {
    await pool.end();
    const message = `Cannot reach PostgreSQL at ${describeUrl(url)}`;
    const { cause } = error as DatabaseOutage;
    if (isOutage(cause)) throw new DatabaseOutage(cause, message);
    throw new OperatorError(`${message}: ${describeCause(cause)}`);
  }
  const disk = { isFull: false, assertInPlace: () => undefined };
  const onOutage = (error: DatabaseOutage) => {
    disk.isFull ||= isDiskFull(error);
  };
  const db = new Kysely<Tables>({
    dialect: new Dialect({
      pool: {
        connect: () => openConnection(pool, onOutage, isLimited),
        // Kysely wouldn't call it if it has run no query, so close() ends the pool.
        end: () => Promise.resolve(),
        options: {},
      },
    }),
    plugins: [new CamelCasePlugin()],
  });
  const close = async () => {
    await db.destroy();
    await pool.end();
  };
  return { db, engine: 'postgres', disk, close };
}
