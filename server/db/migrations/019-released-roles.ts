import type { Kysely, Migration } from 'kysely';

/** Accounts that lost a role must not claim it again, which one that is still signed in would do with its next call. */
export const releasedRoles: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('released_roles')
      .addColumn('email', 'text', (column) => column.notNull().references('accounts.email'))
      .addColumn('uid', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('released_roles_pk', ['email', 'uid'])
      .execute();
  },
};
