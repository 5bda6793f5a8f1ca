import type { Kysely, Migration } from 'kysely';

/** The order in which the help desk's records are read, so that a poll reads those it sends and no more. */
export const polledLists: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createIndex('help_desk_waiting')
      .on('help_desk')
      .columns(['reviewed', 'created_at desc', 'id desc'])
      .execute();
  },
};
