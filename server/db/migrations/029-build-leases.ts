import type { Kysely, Migration } from 'kysely';

/** Whose a build is and until when, so that another server can take over; and what a build has left out (docs/decisions/033). */
export const buildLeases: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const name of ['owner', 'lease_until', 'left_out']) {
      await db.schema.alterTable('site_builds').addColumn(name, 'text').execute();
    }
  },
};
