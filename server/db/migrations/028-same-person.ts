import { sql, type Kysely, type Migration } from 'kysely';

/** A person's requests are found by the address in whatever letters it was typed (queries/same-person.ts). */
export const samePerson: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.dropIndex('help_desk_email').execute();
    await sql`create index help_desk_email on help_desk (lower(email))`.execute(db);
  },
};
