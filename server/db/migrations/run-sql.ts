import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine';

/** Runs statements that each end with a semicolon at the end of a line, because SQLite's driver prepares only one at a time. */
export async function runSql(db: Kysely<unknown>, script: string): Promise<void> {
  for (const statement of script.split(/;$/m)) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db);
  }
}

export function sqlMigration(script: string): Migration {
  return { up: (db) => runSql(db, script) };
}

export function bytesType(engine: Engine): 'blob' | 'bytea' {
  return engine === 'sqlite' ? 'blob' : 'bytea';
}
