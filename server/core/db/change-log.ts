import type { RecordKind } from '../../../contract/shared/record-url';
import type { ChangeEntry } from '../../../contract/shared/schema/fields';
import type { Db } from './engine';
import type { Encryption } from './encryption/encryption';
import type { Tables } from './tables';
import { newId } from './uuid';

/** The author and time of a change. `batch` is the same for all changes of one bulk action. */
export type Actor = { email: string; at: string; batch?: string };

/** A changed field with its old and new value; both null for an action on the whole record. */
export type FieldChange = { field: string; from: string | null; to: string | null };

type ValueColumns = Pick<Tables['fieldChanges'], 'id' | 'fromText' | 'toText' | 'valuesEncrypted'>;

type RecordVersion = { kind: RecordKind; id: string; version: number };

const valuesContext = (id: string) => `field_changes.values:${id}`;

/**
 * @param record with the version that the changes created
 * @param encryption null if the values are not about a person
 */
export async function recordChanges(
  tx: Db,
  { kind, id, version }: RecordVersion,
  changes: readonly FieldChange[],
  { email, at, batch }: Actor,
  encryption: Encryption | null,
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ field, from, to }) => {
    const rowId = newId();
    const values =
      encryption === null || (from === null && to === null)
        ? { fromText: from, toText: to }
        : {
            valuesEncrypted: encryption.encrypt(JSON.stringify({ from, to }), valuesContext(rowId)),
          };
    return {
      id: rowId,
      kind,
      recordId: id,
      version,
      at,
      byEmail: email,
      field,
      batch: batch ?? null,
      ...values,
    };
  });
  await tx.insertInto('fieldChanges').values(rows).execute();
}

export function diffFields<Field extends string>(
  before: Readonly<Record<Field, string>>,
  after: Readonly<Record<Field, string>>,
  fields: readonly Field[],
): FieldChange[] {
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: before[field] || null, to: after[field] || null }));
}

/** @param decrypt returns null or throws for a broken value */
export function readChangedValues(
  { id, fromText, toText, valuesEncrypted }: ValueColumns,
  decrypt: Encryption['tryDecrypt'],
): Pick<FieldChange, 'from' | 'to'> {
  if (valuesEncrypted === null) return { from: fromText, to: toText };
  const json = decrypt(valuesEncrypted, valuesContext(id));
  return json === null
    ? { from: null, to: null }
    : (JSON.parse(json) as Pick<FieldChange, 'from' | 'to'>);
}

export async function listFieldChanges(
  db: Db,
  { tryDecrypt }: Encryption,
  recordId: string,
): Promise<ChangeEntry[]> {
  const rows = await db
    .selectFrom('fieldChanges')
    .select(['id', 'at', 'byEmail as by', 'field', 'fromText', 'toText', 'valuesEncrypted'])
    .where('recordId', '=', recordId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ fromText, toText, valuesEncrypted, ...entry }) => ({
    ...entry,
    ...readChangedValues({ id: entry.id, fromText, toText, valuesEncrypted }, tryDecrypt),
  }));
}

export async function listFieldsChangedSince(
  db: Db,
  { id, version }: Omit<RecordVersion, 'kind'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('fieldChanges')
    .select('field')
    .distinct()
    .where('recordId', '=', id)
    .where('version', '>', version)
    .execute();
  return rows.map(({ field }) => field);
}
