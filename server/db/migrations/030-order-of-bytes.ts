import { sql, type Kysely, type Migration } from 'kysely';
import type { Engine } from '../engine';

/** Columns with free text that lists sort by. */
const columns = [
  ['employees', 'sort_name'],
  ['employees', 'title'],
  ['job_posts', 'sort_title'],
  ['job_applications', 'sort_name'],
  ['posts', 'sort_title'],
  ['posts', 'author'],
] as const;

/** PostgreSQL sorts these by bytes, like SQLite, whatever the locale of the cluster (docs/decisions/002). */
export function orderOfBytes(engine: Engine): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      if (engine === 'sqlite') return;
      for (const [table, column] of columns) {
        await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} type text collate "C"`.execute(
          db,
        );
      }
    },
  };
}
