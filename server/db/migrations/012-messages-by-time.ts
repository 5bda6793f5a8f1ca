import { sql, type Kysely, type Migration } from 'kysely';

/** Indexes for the overview: the newest messages, and the failed ones. */
export const messagesByTime: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.createIndex('messages_by_time').on('messages').columns(['at', 'id']).execute();
    await db.schema
      .createIndex('messages_failed')
      .on('messages')
      .column('thread_id')
      .where(sql<boolean>`delivery = 'failed'`)
      .execute();
  },
};
