import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { checkDataKey } from '../encryption/data-key';
import type { Vault } from '../encryption/encryption';
import type { Db } from '../engine';
import { runSql } from './run-sql';

const pageSize = 500;

/** Encrypts the text of messages. Throws DatabaseUnavailable, with nothing changed, if the database was written with another key. */
export function sealedMessages(vault: Vault): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      // '' is not a valid encrypted value, so a skipped message would fail to decrypt.
      await runSql(
        db,
        `
        alter table messages add column text_sealed text not null default '';
        alter table messages add column details_sealed text;
        `,
      );
      await encryptMessages(db, vault);
      await runSql(
        db,
        `
        alter table messages drop column text;
        alter table messages drop column details;
        `,
      );
    },
  };
}

async function encryptMessages(db: Kysely<unknown>, vault: Vault): Promise<void> {
  let lastId = '';
  for (;;) {
    const { rows } = await sql<{ id: string; text: string; details: string | null }>`
      select id, text, details from messages where id > ${lastId} order by id limit ${pageSize}
    `.execute(db);
    if (rows.length === 0) return;
    if (lastId === '') await checkDataKey(db as Db, vault);
    for (const { id, text, details } of rows) {
      const encryptedText = vault.encrypt(text, `messages.text:${id}`);
      const encryptedDetails =
        details === null ? null : vault.encrypt(details, `messages.details:${id}`);
      await sql`
        update messages set text_sealed = ${encryptedText}, details_sealed = ${encryptedDetails}
        where id = ${id}
      `.execute(db);
      lastId = id;
    }
  }
}
