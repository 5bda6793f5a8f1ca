import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable, type Database } from './engine';
import { DatabaseOutage, isOutage } from './database-outage';
import type { Tables } from './tables';

const int8 = 20;

/**
 * Opens PostgreSQL by its URL and asks it one question. `onLost` hears of each connection that breaks, in use or not.
 * Throws DatabaseOutage when it can't be reached now, DatabaseUnavailable when it refuses us.
 */
export async function openPostgres(url: string, onLost: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // A query that hangs would hold its connection for ever.
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    // The server's own limits don't help when its machine or the network is gone.
    query_timeout: 20_000,
    types: {
      // int8 arrives as text; counts are far below 2^53.
      getTypeParser: ((id: number, format?: 'text' | 'binary') =>
        id === int8 ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
    },
  });
  // An error event without a listener ends the process. The pool has its own only for connections that nobody uses.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const where = `Cannot reach PostgreSQL at ${withoutPassword(url)}`;
    if (isOutage(error)) throw new DatabaseOutage(where, error);
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnavailable(`${where}: ${reason}`);
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: tellOutages(pool) }) });
  return { db, engine: 'postgres', close: () => db.destroy() };
}

/** A pool that throws DatabaseOutage for errors of that kind. */
function tellOutages(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => {
      try {
        return useUntilLost(await pool.connect());
      } catch (error) {
        throw asOutage(error);
      }
    },
    end: () => pool.end(),
  };
}

/**
 * A connection that is not used again after an outage: a rollback on it would only hide why it was lost, and it may lead to a server
 * that is no longer the primary.
 */
function useUntilLost(client: pg.PoolClient): PostgresPoolClient {
  let lost: Error | null = null;
  const query = async (text: string, values: unknown[]): Promise<unknown> => {
    if (lost !== null) throw lost;
    try {
      return await client.query(text, values);
    } catch (error) {
      const told = asOutage(error);
      if (told instanceof DatabaseOutage) lost = told;
      throw told;
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: () => {
      client.release(lost ?? undefined);
    },
  };
}

function asOutage(error: unknown): unknown {
  return isOutage(error) ? new DatabaseOutage('The database cannot be used', error) : error;
}

function withoutPassword(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
