import { sql, type Kysely, type Migration } from 'kysely';

/**
 * What a merge must not change or must give back (docs/decisions/025): each text of the office keeps the number it went to, which until
 * now was its thread's; and a merged thread what the merge changed in the other one.
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
