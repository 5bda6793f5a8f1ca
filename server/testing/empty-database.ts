import { sql } from 'kysely';
import type { Database } from '../db/engine';
import { touchList, type PolledList } from '../db/list-revisions';

const lists: readonly PolledList[] = [
  'chats',
  'help-desk',
  'accounts',
  'employees',
  'jobs',
  'applications',
  'posts',
];

/** Reads what the migrations leave in a new database. Gives back what brings the database to that state again. */
export async function snapshotDatabase({ db, engine }: Database): Promise<() => Promise<void>> {
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  const kept: { name: string; rows: Record<string, unknown>[] }[] = [];
  for (const name of names) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      db,
    );
    if (rows.length > 0) kept.push({ name, rows });
  }
  const deletes = names.map((name) => `delete from "${name}"`);

  const empty = async () => {
    if (engine === 'postgres') {
      // In one message: thirty-five would take longer than the work. Rows may go before those that refer to them.
      await sql
        .raw(['set local session_replication_role = replica', ...deletes].join(';'))
        .execute(db);
      return;
    }
    await sql`pragma foreign_keys = off`.execute(db);
    for (const statement of deletes) await sql.raw(statement).execute(db);
    await sql`pragma foreign_keys = on`.execute(db);
  };

  return async () => {
    await empty();
    for (const { name, rows } of kept) {
      await sql`insert into ${sql.table(name)} (${sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))}) values ${sql.join(
        rows.map((row) => sql`(${sql.join(Object.values(row))})`),
      )}`.execute(db);
    }
    // The server keeps what it has read of a list until the list's tag changes.
    for (const list of lists) await touchList(db, list);
  };
}
