import type { Kysely, Migration } from 'kysely';

/** Each text from a person keeps what it asked of the texting itself. Of those that are there it is not known: they count as messages. */
export const textsAboutTexting: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('messages').addColumn('intent', 'text').execute();
  },
};
