import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '../../core/db/engine';
import { runSql } from '../../core/db/migrations/run-sql';

type Value = string | number | null | { base64: string };

const folder = import.meta.dirname;

/** DATA_KEY of the sample rows. */
export const olderDataKey = Buffer.alloc(32, 7);

/** By table. The demo of November 29, 2026, and a row in each table that it leaves empty. */
export function readOlderRows(): Record<string, Record<string, Value>[]> {
  return JSON.parse(readFileSync(`${folder}/rows.json`, 'utf8')) as ReturnType<
    typeof readOlderRows
  >;
}

/** Creates the tables of November 29, 2026, and their rows. */
export async function createOlderDatabase({ db: pluginDb, engine }: Database): Promise<void> {
  const db = pluginDb.withoutPlugins();
  const schema = readFileSync(`${folder}/schema.sql`, 'utf8');
  await runSql(db, engine === 'postgres' ? schema.replaceAll(' blob ', ' bytea ') : schema);
  for (const [table, rows] of Object.entries(readOlderRows())) {
    const columns = Object.keys(rows[0] ?? {});
    const values = rows.map((row) => sql`(${sql.join(columns.map((name) => toSql(row[name])))})`);
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
      values ${sql.join(values)}
    `.execute(db);
  }
}

function toSql(value: Value | undefined) {
  return typeof value === 'object' && value !== null ? Buffer.from(value.base64, 'base64') : value;
}
