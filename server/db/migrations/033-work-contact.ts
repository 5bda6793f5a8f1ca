import type { Kysely, Migration } from 'kysely';

/** The columns at this version that the migration uses. */
type Then = { employee_changes: { field: string } };

/** Existing contact data becomes private, because nobody agreed to publish it (docs/decisions/030). */
export const workContact: Migration = {
  up: async (db: Kysely<unknown>) => {
    // SQLite changes one column per statement.
    for (const kind of ['phone', 'email'] as const) {
      await db.schema.alterTable('employees').renameColumn(kind, `private_${kind}`).execute();
      await db.schema.alterTable('employees').addColumn(`work_${kind}`, 'text').execute();
    }
    for (const [before, now] of [
      ['phone', 'privatePhone'],
      ['email', 'privateEmail'],
    ] as const) {
      await (db as Kysely<Then>)
        .updateTable('employee_changes')
        .set({ field: now })
        .where('field', '=', before)
        .execute();
    }
  },
};
