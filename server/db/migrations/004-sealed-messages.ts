import type { Kysely, Migration } from 'kysely';
import type { Db } from '../engine';
import { checkDataKey } from '../encryption/encryption-key-check';
import type { Vault } from '../encryption/encryption';

/** The table as it was then, as far as this migration touches it. */
type Then = {
  messages: {
    id: string;
    text: string;
    details: string | null;
    text_sealed: string;
    details_sealed: string | null;
  };
};

/** Messages held at once. */
const page = 500;

/**
 * What messages say is sealed, as the dates of birth are: people write of their health. Throws DatabaseUnavailable, and changes
 * nothing, when the database was written with another data key.
 */
export function sealedMessages(vault: Vault): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .alterTable('messages')
        // A message that was left out would not open: nothing is sealed as ''.
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
          text_sealed: vault.seal(text, `messages.text:${id}`),
          details_sealed: details === null ? null : vault.seal(details, `messages.details:${id}`),
        })
        .where('id', '=', id)
        .execute();
      after = id;
    }
  }
}
