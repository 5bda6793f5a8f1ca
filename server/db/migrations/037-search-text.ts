import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { normalizeForSearch } from '../../../contract/shared/text/text-search';
import { runSql } from './run-sql';

/** The normalized columns of each list. */
const normalized = [
  ['help_desk', ['words']],
  ['employees', ['words', 'sort_name']],
  ['job_posts', ['words', 'sort_title']],
  ['job_applications', ['words', 'sort_name']],
  ['posts', ['words', 'sort_title']],
] as const;

/**
 * Search texts now leave out apostrophes and have phone numbers as ten digits. Also adds the pairs of threads that someone in the
 * office has declared to be different people.
 */
export const searchText: Migration = {
  up: async (db: Kysely<unknown>) => {
    await runSql(db, newTable);
    for (const [table, columns] of normalized) {
      for (const column of columns) await renew(db, table, column);
    }
  },
};

const newTable = `
  create table distinct_threads (
    first_id text not null references threads (id),
    second_id text not null references threads (id),
    at text not null,
    by_email text not null,
    constraint distinct_threads_pk primary key (first_id, second_id)
  );
`;

async function renew(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const [tableRef, columnRef] = [sql.table(table), sql.ref(column)];
  const { rows } = await sql<{ id: string; text: string }>`
    select id, ${columnRef} as text from ${tableRef}
  `.execute(db);
  for (const { id, text } of rows) {
    const renewed = normalizeForSearch(text);
    if (renewed === text) continue;
    await sql`update ${tableRef} set ${columnRef} = ${renewed} where id = ${id}`.execute(db);
  }
}
