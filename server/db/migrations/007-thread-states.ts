import type { Kysely, Migration } from 'kysely';

/** The tables as they were then, as far as this migration touches them. */
type Then = {
  threads: { id: string; status: string };
  messages: { thread_id: string; direction: string };
};

/** How far the office has come with a person, and who looks after them. Whom it has answered before has been contacted. */
export const threadStates: Migration = {
  up: async (db: Kysely<unknown>) => {
    // A statement each: SQLite adds one column at a time.
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
