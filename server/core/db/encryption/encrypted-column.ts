import type { Encryption } from './encryption';

/** A column whose values createEncryption has encrypted, as text or as bytes. */
export type EncryptedColumn = {
  table: string;
  column: string;
  /** The columns of the primary key, or of another unique one. */
  key: readonly string[];
  /** Of the column in the contexts of its values. */
  name: string;
  /** False for a text column, which has the bytes in base64. */
  isBytes: boolean;
  isJson: boolean;
};

/** Values that are read at once. A file has up to 10 MB. */
export const batchSizes = { bytes: 3, text: 100 };

/** Throws if the value was changed, moved, or encrypted with another key. */
export function decryptValue(
  encryption: Encryption,
  column: EncryptedColumn,
  row: Readonly<Record<string, unknown>>,
): Buffer {
  const value = row[column.column];
  const bytes = typeof value === 'string' ? Buffer.from(value, 'base64') : (value as Uint8Array);
  return encryption.decryptBytes(bytes, getValueContext(column, row));
}

/** The context of the value in a row, by its column names in the database. */
export function getValueContext(
  { table, key, name }: EncryptedColumn,
  row: Readonly<Record<string, unknown>>,
): string {
  return [`${table}.${name}`, ...key.map((column) => String(row[column]))].join(':');
}
