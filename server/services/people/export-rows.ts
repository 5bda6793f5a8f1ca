import { formatDate, formatDateTime } from '../../../contract/shared/dates/format-date';
import { getValueContext, type EncryptedColumn } from '../../core/db/encryption/encrypted-column';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { StoredRow } from './queries';

export type PersonFile = { name: string; bytes: Buffer };

/** Keys and hashes that say nothing outside the database. */
const internalColumn = /^n$|_n$|_(?:mark|hash)$/;

/** A row with its encrypted values in clear. Files are apart; the row has their names. */
export function exportRow(
  encryption: Encryption,
  columns: readonly EncryptedColumn[],
  row: StoredRow,
): { row: StoredRow; files: PersonFile[] } {
  const files: PersonFile[] = [];
  const entries = Object.entries(row).flatMap(([name, value]) => {
    if (value === null || value === '' || internalColumn.test(name)) return [];
    const encrypted = columns.find(({ column }) => column === name);
    if (encrypted === undefined) return [[name, value]];
    const context = getValueContext(encrypted, row);
    if (encrypted.isBytes) {
      const file = `${encrypted.table}-${String(row['id'])}.${getExtension(row['type'])}`;
      files.push({ name: file, bytes: encryption.decryptBytes(value as Uint8Array, context) });
      return [['file', file]];
    }
    const text = encryption.tryDecrypt(value as string, context);
    const content: unknown =
      text !== null && encrypted.isJson ? JSON.parse(text) : (text ?? '[can’t be read]');
    return [[name.replace('_encrypted', ''), content]];
  });
  return { row: Object.fromEntries(entries) as StoredRow, files };
}

/** The photo of an employee has no type. */
function getExtension(type: unknown): string {
  if (typeof type !== 'string') return 'webp';
  return /pdf|jpeg|png|webp/.exec(type)?.[0] ?? 'docx';
}

/** Says nothing to the person. The JSON file has them. */
const technicalField = /^id$|_id$|^version$|^sort_name$/;
const time = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** One field a line: { firstName: 'Ann' } -> 'first name: Ann' */
export function formatFields(fields: object, indent = ''): string {
  return Object.entries(fields)
    .filter(([name, value]) => value !== null && value !== '' && !technicalField.test(name))
    .map(([name, value]: [string, unknown]) => {
      const words = name.replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
      const label = `${indent}${words}:`;
      return typeof value === 'object' && value !== null
        ? `${label}\n${formatFields(value, `${indent}  `)}`
        : `${label} ${formatValue(String(value))}`;
    })
    .join('\n');
}

function formatValue(text: string): string {
  if (time.test(text)) return formatDateTime(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) ? formatDate(text) : text;
}
