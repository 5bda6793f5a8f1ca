import { sql, type Kysely, type Migration } from 'kysely';

/** What the overview asks for: the newest messages of all threads, and the few that could not be delivered. */
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
