import { sql, type Kysely, type Migration } from 'kysely';

/** A case-insensitive index finds the requests of one e-mail address. */
export const samePerson: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.dropIndex('help_desk_email').execute();
    await sql`create index help_desk_email on help_desk (lower(email))`.execute(db);
  },
};
