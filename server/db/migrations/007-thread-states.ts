import type { Kysely, Migration } from 'kysely';

/** The columns at this version that the migration uses. */
type Then = {
  threads: { id: string; status: string };
  messages: { thread_id: string; direction: string };
};

/** Adds status and assignee. Threads with a reply start as contacted. */
export const threadStates: Migration = {
  up: async (db: Kysely<unknown>) => {
    // SQLite adds one column per statement.
    await db.schema
      .alterTable('threads')
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
      .execute();
    await db.schema.alterTable('threads').addColumn('assignee', 'text').execute();
    await db.schema
      .alterTable('threads')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.alterTable('threads').addColumn('changed_by', 'text').execute();
    await (db as Kysely<Then>)
      .updateTable('threads')
      .set({ status: 'contacted' })
      .where('id', 'in', (eb) =>
        eb.selectFrom('messages').select('thread_id').where('direction', '=', 'out'),
      )
      .execute();
  },
};
