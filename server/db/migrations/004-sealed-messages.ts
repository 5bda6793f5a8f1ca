import type { Kysely, Migration } from 'kysely';
import type { Db } from '../engine';
import { checkDataKey } from '../encryption/data-key';
import type { Vault } from '../encryption/encryption';

/** The columns at this version that the migration uses. */
type Then = {
  messages: {
    id: string;
    text: string;
    details: string | null;
    text_sealed: string;
    details_sealed: string | null;
  };
};

const page = 500;

/** Encrypts the text of messages. Throws DatabaseUnavailable, with nothing changed, if the database was written with another key. */
export function sealedMessages(vault: Vault): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .alterTable('messages')
        // '' is not a valid encrypted value, so a skipped message would fail to decrypt.
        .addColumn('text_sealed', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await db.schema.alterTable('messages').addColumn('details_sealed', 'text').execute();
      await sealAll(db as Kysely<Then>, vault);
      await db.schema.alterTable('messages').dropColumn('text').execute();
      await db.schema.alterTable('messages').dropColumn('details').execute();
    },
  };
}

async function sealAll(db: Kysely<Then>, vault: Vault): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('messages')
      .select(['id', 'text', 'details'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(page)
      .execute();
    if (rows.length === 0) return;
    if (after === '') await checkDataKey(db as unknown as Db, vault);
    for (const { id, text, details } of rows) {
      await db
        .updateTable('messages')
        .set({
          text_sealed: vault.encrypt(text, `messages.text:${id}`),
          details_sealed:
            details === null ? null : vault.encrypt(details, `messages.details:${id}`),
        })
        .where('id', '=', id)
        .execute();
      after = id;
    }
  }
}
