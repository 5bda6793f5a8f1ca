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

/** The context of the value in a row, by its column names in the database. */
export function getValueContext(
  { table, key, name }: EncryptedColumn,
  row: Readonly<Record<string, unknown>>,
): string {
  return [`${table}.${name}`, ...key.map((column) => String(row[column]))].join(':');
}
