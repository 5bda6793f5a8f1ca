import type { Kysely, Migration } from 'kysely';

/** Stores whether an incoming text was STOP, START, or HELP. Existing texts count as messages. */
export const textsAboutTexting: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('messages').addColumn('intent', 'text').execute();
  },
};
