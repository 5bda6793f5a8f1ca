import type { Kysely, Migration } from 'kysely';

/** An index in the order of the help-desk list, so that a poll reads only the rows it sends. */
export const polledLists: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createIndex('help_desk_waiting')
      .on('help_desk')
      .columns(['reviewed', 'created_at desc', 'id desc'])
      .execute();
  },
};
