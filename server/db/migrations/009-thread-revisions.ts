import type { Kysely, Migration } from 'kysely';

/** Revisions tell a reader which threads have changed since its last read. Also stores which thread a thread was merged into. */
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
