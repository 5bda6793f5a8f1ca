import type { Kysely, Migration } from 'kysely';

/**
 * Binds a role to one account of the identity provider (docs/decisions/018). Both engines allow any number of null uids under a unique index.
 */
export const rolesOfAccounts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('accounts').addColumn('uid', 'text').execute();
    await db.schema
      .alterTable('accounts')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.alterTable('accounts').addColumn('changed_by', 'text').execute();
    await db.schema.createIndex('accounts_uid').on('accounts').column('uid').unique().execute();
  },
};
