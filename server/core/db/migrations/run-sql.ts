import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Runs statements that each end with a semicolon at the end of a line, because SQLite's driver prepares only one at a time. */
export async function runSql(db: Parameters<Migration['up']>[0], script: string): Promise<void> {
  for (const statement of script.split(/;$/m)) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db);
  }
}

export function sqlMigration(script: string): Migration {
  return { up: (db) => runSql(db, script) };
}
