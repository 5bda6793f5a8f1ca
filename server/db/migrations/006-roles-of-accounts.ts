import type { Kysely, Migration } from 'kysely';

/**
 * A role belongs to one account of the identity provider, and says how often and by whom it was changed
 * (docs/decisions/018). Both engines allow any number of rows without a uid under a unique index.
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
