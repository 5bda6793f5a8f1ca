import { sql } from 'kysely';
import type { Database, Db } from '../engine';

/** The rows of each table, by its name in the database. */
export type RowCounts = Readonly<Record<string, number>>;

/** Every table of the database, also those of the migrator. */
export async function listTables({
  db,
  engine,
}: Pick<Database, 'db' | 'engine'>): Promise<string[]> {
  const query =
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_schema
          where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`
      : sql<{ name: string }>`select tablename as name from pg_tables
          where schemaname = current_schema() order by tablename`;
  return (await query.execute(db)).rows.map(({ name }) => name);
}

export async function countAllRows(database: Pick<Database, 'db' | 'engine'>): Promise<RowCounts> {
  const counts: [string, number][] = [];
  for (const name of await listTables(database))
    counts.push([name, await count(database.db, name)]);
  return Object.fromEntries(counts);
}

async function count(db: Db, table: string): Promise<number> {
  const query = sql<{ count: number }>`select count(*) as count from ${sql.id(table)}`;
  return (await query.execute(db)).rows[0]?.count ?? 0;
}
