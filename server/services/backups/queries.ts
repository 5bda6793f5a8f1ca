import { sql } from 'kysely';
import {
  batchSizes,
  decryptValue,
  type EncryptedColumn,
} from '../../core/db/encryption/encrypted-column';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { Db } from '../../core/db/engine';
import { readSetting, writeSetting } from '../../core/db/settings';

/** The names of the columns in which one of the first or last values can't be decrypted. */
export async function findUnreadableColumns(
  db: Db,
  encryption: Encryption,
  columns: readonly EncryptedColumn[],
): Promise<string[]> {
  const unreadable = new Set<string>();
  for (const column of columns) {
    for (const direction of ['asc', 'desc']) {
      for (const row of await readSample(db, column, direction)) {
        try {
          decryptValue(encryption, column, row);
        } catch {
          unreadable.add(`${column.table}.${column.column}`);
        }
      }
    }
  }
  return [...unreadable];
}

async function readSample(
  db: Db,
  { table, column, key, isBytes }: EncryptedColumn,
  direction: string,
): Promise<Readonly<Record<string, unknown>>[]> {
  const keys = key.map((name) => sql.ref(name));
  const order = keys.map((name) => sql`${name} ${sql.raw(direction)}`);
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join([...keys, sql.ref(column)])} from ${sql.table(table)}
    where length(${sql.ref(column)}) > 0
    order by ${sql.join(order)} limit ${isBytes ? batchSizes.bytes : batchSizes.text}
  `.execute(db.withoutPlugins());
  return rows;
}

const verifiedSetting = 'backup-verified';

/** When the newest backup that was verified was made. */
export function readVerifiedBackup(db: Db): Promise<string | null> {
  return readSetting(db, verifiedSetting);
}

export function recordVerifiedBackup(db: Db, createdAt: string): Promise<void> {
  return writeSetting(db, verifiedSetting, createdAt);
}
