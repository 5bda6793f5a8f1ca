import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable, type Database } from './engine';
import type { Tables } from './schema/database';

const int8 = 20;

/**
 * Opens PostgreSQL by its URL and asks it one question. `onIdleError` hears of connections that break while nobody uses them.
 * Throws DatabaseUnavailable when it does not answer.
 */
export async function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A query that hangs would hold its connection for ever.
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    types: {
      // int8 arrives as text; counts are far below 2^53.
      getTypeParser: ((id: number, format?: 'text' | 'binary') =>
        id === int8 ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
    },
  });
  // Without a listener a stopped server would end this process.
  pool.on('error', onIdleError);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnavailable(`Cannot reach PostgreSQL at ${withoutPassword(url)}: ${reason}`);
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: 'postgres', close: () => db.destroy() };
}

function withoutPassword(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
