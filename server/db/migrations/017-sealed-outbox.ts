import type { Kysely, Migration } from 'kysely';
import type { Db } from '../engine';
import { checkDataKey } from '../encryption/data-key';
import type { Vault } from '../encryption/encryption';

/** The columns at this version that the migration uses. */
type Then = {
  outbox: {
    id: string;
    state: string;
    message_id: string | null;
    payload: string;
    payload_sealed: string;
  };
};

const page = 500;

/**
 * Encrypts pending outbox jobs and clears the text of sent and dead ones. Throws DatabaseUnavailable, with nothing changed, if the database
 * was written with another key.
 */
export function sealedOutbox(vault: Vault): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .alterTable('outbox')
        .addColumn('payload_sealed', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await sealAll(db as Kysely<Then>, vault);
      await db.schema.alterTable('outbox').dropColumn('payload').execute();
    },
  };
}

async function sealAll(db: Kysely<Then>, vault: Vault): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('outbox')
      .select(['id', 'payload'])
      .where('payload', '!=', '{}')
      .where((eb) =>
        eb.or([
          eb('state', '=', 'queued'),
          eb.and([eb('state', '=', 'dead'), eb('message_id', 'is', null)]),
        ]),
      )
      .where('id', '>', after)
      .orderBy('id')
      .limit(page)
      .execute();
    if (rows.length === 0) return;
    if (after === '') await checkDataKey(db as unknown as Db, vault);
    for (const { id, payload } of rows) {
      await db
        .updateTable('outbox')
        .set({ payload_sealed: vault.encrypt(payload, `outbox.payload:${id}`) })
        .where('id', '=', id)
        .execute();
      after = id;
    }
  }
}
