import type { Kysely, Migration } from 'kysely';

/** A lease lets another server take over a build. Also stores what a build left out (docs/decisions/033). */
export const buildLeases: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const name of ['owner', 'lease_until', 'left_out']) {
      await db.schema.alterTable('site_builds').addColumn(name, 'text').execute();
    }
  },
};
