import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable, type Database } from '../engine';
import { DatabaseOutage, isDiskFull, isOutage, toOutage } from '../database-outage';
import type { Tables } from '../tables';

const int8 = 20;

/** Not a setting of the connection, which PgBouncer refuses, and which others would inherit from it in its transaction mode. */
const beginLimited =
  "begin; set local statement_timeout = '15s'; set local idle_in_transaction_session_timeout = '15s'";

/** Milliseconds. Also when PostgreSQL's machine or the network is down. */
const queryTimeout = 20_000;

/**
 * Opens a connection pool and tests it. Throws DatabaseOutage when PostgreSQL cannot be reached now, DatabaseUnavailable when it rejects
 * us.
 * @param onConnectionLost called with each connection that breaks, in use or not
 * @param options isLimited: false for statements that may take minutes
 */
export async function openPostgres(
  url: string,
  onConnectionLost: (error: Error) => void,
  { isLimited = true } = {},
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ...(isLimited && { query_timeout: queryTimeout }),
    types: {
      // int8 arrives as text; our counts are far below 2^53.
      getTypeParser: ((id: number, format?: 'text' | 'binary') =>
        id === int8 ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
    },
  });
  // An error event without a listener ends the process. The pool only listens to idle connections.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const message = `Cannot reach PostgreSQL at ${removePassword(url)}`;
    if (isOutage(error)) throw new DatabaseOutage(error, message);
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnavailable(`${message}: ${reason}`);
  }
  const disk = { isFull: false, assertInPlace: () => undefined };
  const onOutage = (error: DatabaseOutage) => {
    disk.isFull ||= isDiskFull(error);
  };
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: convertOutages(pool, onOutage, isLimited) }),
    plugins: [new CamelCasePlugin()],
  });
  const close = async () => {
    await db.destroy();
    // Kysely leaves the pool open if it has run no query.
    if (!pool.ending) await pool.end();
  };
  return { db, engine: 'postgres', disk, close };
}

function convertOutages(
  pool: pg.Pool,
  onOutage: (error: DatabaseOutage) => void,
  isLimited: boolean,
): PostgresPool {
  return {
    connect: async () => {
      try {
        return useUntilLost(await pool.connect(), onOutage, isLimited);
      } catch (error) {
        // Whatever the reason: a database that is being restored does not exist for a while.
        throw new DatabaseOutage(error);
      }
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

/**
 * A connection that is not used again after an outage: a rollback on it would hide the cause, and it may lead to a server that is no longer
 * the primary.
 */
function useUntilLost(
  client: pg.PoolClient,
  onOutage: (error: DatabaseOutage) => void,
  isLimited: boolean,
): PostgresPoolClient {
  let outage: DatabaseOutage | null = null;
  const query = async (text: string, values: unknown[]): Promise<unknown> => {
    if (outage !== null) throw outage;
    try {
      return await client.query(isLimited && text === 'begin' ? beginLimited : text, values);
    } catch (error) {
      const converted = toOutage(error);
      if (converted instanceof DatabaseOutage) {
        outage = converted;
        onOutage(converted);
      }
      throw converted;
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: () => {
      client.release(outage ?? undefined);
    },
  };
}

function removePassword(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
