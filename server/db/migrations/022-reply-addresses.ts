import type { Kysely, Migration } from 'kysely';

/** Reply-To addresses, one per thread (docs/decisions/027). */
export const replyAddresses: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('reply_addresses')
      .addColumn('token_mark', 'text', (column) => column.primaryKey().notNull())
      .addColumn('thread_id', 'text', (column) => column.notNull().references('threads.id'))
      .execute();
  },
};
