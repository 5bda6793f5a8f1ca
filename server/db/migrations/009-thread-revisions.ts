import type { Kysely, Migration } from 'kysely';

/** What tells a reader which threads have changed since it last looked, and into which other one a thread has been merged. */
export const threadRevisions: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('threads')
      .addColumn('revision', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('threads')
      .addColumn('merged_into', 'text', (column) => column.references('threads.id'))
      .execute();
    await db.schema.createIndex('threads_revision').on('threads').column('revision').execute();
    await db.schema.createIndex('threads_merged').on('threads').column('merged_into').execute();
    await db.schema.createIndex('threads_contact').on('threads').column('contact').execute();
  },
};
