import type { Kysely, Migration } from 'kysely';

/** The tables as they were then, as far as this migration touches them. */
type Then = { employee_changes: { field: string } };

/**
 * Work contact beside private contact (docs/decisions/030). What was kept until now becomes private: nobody said that it may be
 * published.
 */
export const workContact: Migration = {
  up: async (db: Kysely<unknown>) => {
    // A statement each: SQLite changes one column at a time.
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
