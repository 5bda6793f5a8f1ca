import type { Updateable } from 'kysely';
import type { RecordKind } from '../../../contract/shared/record-url';
import type { ChangeEntry } from '../../../contract/shared/schema/fields';
import type { Db } from './engine';
import type { Tables } from './tables';
import { newId } from './uuid';

/** The author and time of a change. `batch` is the same for all changes of one bulk action. */
export type Actor = { email: string; at: string; batch?: string };

/** A changed field with its old and new value; both null for an action on the whole record. */
export type FieldChange = { field: string; from: string | null; to: string | null };

type RecordVersion = { kind: RecordKind; id: string; version: number };

/** @param record with the version that the changes created */
export async function recordChanges(
  tx: Db,
  { kind, id, version }: RecordVersion,
  changes: readonly FieldChange[],
  { email, at, batch }: Actor,
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ field, from, to }) => {
    const change = { field, fromText: from, toText: to };
    return {
      id: newId(),
      kind,
      recordId: id,
      version,
      at,
      byEmail: email,
      ...change,
      batch: batch ?? null,
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

export function listFieldChanges(db: Db, recordId: string): Promise<ChangeEntry[]> {
  return db
    .selectFrom('fieldChanges')
    .select(['id', 'at', 'byEmail as by', 'field', 'fromText as from', 'toText as to'])
    .where('recordId', '=', recordId)
    .orderBy('id', 'desc')
    .execute();
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

type VersionedRow = {
  id: string;
  version: number;
  changedBy: string | null;
  changedAt: string | null;
};

type Versioned = {
  [Name in keyof Tables]: Tables[Name] extends VersionedRow ? Name : never;
}[keyof Tables];

/**
 * Updates a record that is still at `version` and increments the version. False, with nothing changed, if somebody else changed it first.
 */
export async function updateAtVersion<Table extends Versioned>(
  tx: Db,
  table: Table,
  { id, version }: { id: string; version: number },
  row: Omit<Updateable<Tables[Table]>, 'id' | 'version' | 'changedBy' | 'changedAt'>,
  { email, at }: Actor,
): Promise<boolean> {
  const updated = await tx
    .updateTable<Versioned>(table)
    .set({ ...row, version: version + 1, changedBy: email, changedAt: at } as never)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}
