import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { checkDataKey } from '../encryption/data-key';
import type { Vault } from '../encryption/encryption';
import type { Db } from '../engine';
import { runSql } from './run-sql';

const pageSize = 500;

/**
 * Encrypts pending outbox jobs and clears the text of sent and dead ones. Throws DatabaseUnavailable, with nothing changed, if the database
 * was written with another key.
 */
export function sealedOutbox(vault: Vault): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await runSql(db, `alter table outbox add column payload_sealed text not null default '';`);
      await encryptJobs(db, vault);
      await runSql(db, 'alter table outbox drop column payload;');
    },
  };
}

async function encryptJobs(db: Kysely<unknown>, vault: Vault): Promise<void> {
  let lastId = '';
  for (;;) {
    const { rows } = await sql<{ id: string; payload: string }>`
      select id, payload from outbox
      where payload != '{}'
        and (state = 'queued' or (state = 'dead' and message_id is null))
        and id > ${lastId}
      order by id limit ${pageSize}
    `.execute(db);
    if (rows.length === 0) return;
    if (lastId === '') await checkDataKey(db as Db, vault);
    for (const { id, payload } of rows) {
      const encrypted = vault.encrypt(payload, `outbox.payload:${id}`);
      await sql`update outbox set payload_sealed = ${encrypted} where id = ${id}`.execute(db);
      lastId = id;
    }
  }
}
