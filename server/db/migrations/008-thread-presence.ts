import type { Kysely, Migration } from 'kysely';

/** Presence is a table, so that all replicas share it. */
export const threadPresence: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('thread_presence')
      .addColumn('thread_id', 'text', (column) => column.notNull().references('threads.id'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('thread_presence_pk', ['thread_id', 'email'])
      .execute();
  },
};
