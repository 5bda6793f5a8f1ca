import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Makes merges reversible (docs/decisions/025): outgoing texts store the number they went to, and a merged thread stores what the merge
 * changed in the other thread.
 */
export const mergesUndone: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('messages').addColumn('number', 'text').execute();
    await db.schema.alterTable('threads').addColumn('merge_memory', 'text').execute();
    await sql`
      update messages set number = (select contact from threads where threads.id = messages.thread_id)
      where channel = 'sms' and direction = 'out'
    `.execute(db);
  },
};
