import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { inTransaction, type Db, type Tx } from '../engine';
import {
  batchSizes,
  decryptValue,
  getValueContext,
  type EncryptedColumn,
} from './encrypted-column';
import { toHeader, type Encryption } from './encryption';

type Row = Record<string, unknown>;

export type Renewal = { renewed: number; unreadable: number };

/**
 * Encrypts all values with the key `keyId` that have another one, in small transactions, so that servers go on writing meanwhile. Can be stopped
 * at any time and started again.
 * @param onProgress called after each batch
 */
export async function renewValues(
  pluginDb: Db,
  encryption: Encryption,
  { columns, keyId }: { columns: readonly EncryptedColumn[]; keyId: number },
  onProgress: (renewed: number) => Promise<void> | void,
): Promise<Renewal> {
  const db = pluginDb.withoutPlugins();
  const total = { renewed: 0, unreadable: 0 };
  for (const column of columns) {
    for await (const rows of readRows(db, column, keyId)) {
      const { renewed, unreadable } = await inTransaction(db, (tx) =>
        renewRows(tx, encryption, column, rows),
      );
      total.renewed += renewed;
      total.unreadable += unreadable;
      await onProgress(total.renewed);
      // A server that waits for SQLite's lock can take it.
      await setTimeout(1);
    }
  }
  return total;
}

/** Rows whose values have another key. */
async function* readRows(
  db: Db,
  { table, column, key, isBytes }: EncryptedColumn,
  keyId: number,
): AsyncGenerator<Row[]> {
  const header = toHeader(keyId);
  const keys = sql.join(key.map((name) => sql.ref(name)));
  for (let last: Row | undefined; ;) {
    const isLater =
      last === undefined
        ? sql`true`
        : sql`(${keys}) > (${sql.join(key.map((name) => last?.[name]))})`;
    // The payload of a sent job is empty, and the number of an erased person.
    const { rows } = await sql<Row>`
      select ${keys}, ${sql.ref(column)} from ${sql.table(table)}
      where length(${sql.ref(column)}) > 3
        and substr(${sql.ref(column)}, 1, ${sql.lit(isBytes ? 3 : 4)}) <> ${isBytes ? header : header.toString('base64')}
        and ${isLater}
      order by ${keys} limit ${isBytes ? batchSizes.bytes : batchSizes.text}
    `.execute(db);
    if (rows.length === 0) return;
    last = rows.at(-1);
    yield rows;
  }
}

async function renewRows(
  tx: Tx,
  encryption: Encryption,
  column: EncryptedColumn,
  rows: readonly Row[],
): Promise<Renewal> {
  let unreadable = 0;
  for (const row of rows) {
    const before = row[column.column];
    const after = renewValue(encryption, column, row);
    if (after === null) {
      unreadable += 1;
      continue;
    }
    const isRow = sql.join(
      column.key.map((name) => sql`${sql.ref(name)} = ${row[name]}`),
      sql` and `,
    );
    // Not if somebody has written another value since.
    await sql`
      update ${sql.table(column.table)} set ${sql.ref(column.column)} = ${after}
      where ${isRow} and ${sql.ref(column.column)} = ${before}
    `.execute(tx);
  }
  return { renewed: rows.length - unreadable, unreadable };
}

function renewValue(encryption: Encryption, column: EncryptedColumn, row: Row) {
  try {
    const value = decryptValue(encryption, column, row);
    const renewed = encryption.encryptBytes(value, getValueContext(column, row));
    return column.isBytes ? renewed : renewed.toString('base64');
  } catch {
    return null;
  }
}
