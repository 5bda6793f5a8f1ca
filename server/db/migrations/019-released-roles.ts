import type { Kysely, Migration } from 'kysely';

/** The accounts a role was released from: they must not take it again, or one that is still signed in does so with its next call. */
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
