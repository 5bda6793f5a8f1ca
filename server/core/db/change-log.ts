import type { ChangeEntry } from '../../../contract/shared/schema/fields';
import type { Db } from './engine';
import { newId } from './uuid';

/** The author and time of a change. `batch` is the same for all changes of one bulk action. */
export type Actor = { email: string; at: string; batch?: string };

/** A changed field with its old and new value; both null for an action on the whole record. */
export type FieldChange = { field: string; from: string | null; to: string | null };

const recordColumns = { employeeChanges: 'employeeId', jobPostChanges: 'postId' } as const;
export type ChangeLogTable = keyof typeof recordColumns;

type RecordVersion = { id: string; version: number };

/** @param record with the version that the changes created */
export async function recordChanges(
  tx: Db,
  table: ChangeLogTable,
  { id, version }: RecordVersion,
  changes: readonly FieldChange[],
  { email, at, batch }: Actor,
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ field, from, to }) => ({
    id: newId(),
    [recordColumns[table]]: id,
    version,
    at,
    byEmail: email,
    field,
    fromText: from,
    toText: to,
    ...(batch !== undefined && { batch }),
  }));
  // The name of the record's column depends on the table, which the types cannot express.
  await tx
    .insertInto(table)
    .values(rows as never)
    .execute();
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

export function listFieldChanges(
  db: Db,
  table: ChangeLogTable,
  id: string,
): Promise<ChangeEntry[]> {
  return db
    .selectFrom(table)
    .select(['id', 'at', 'byEmail as by', 'field', 'fromText as from', 'toText as to'])
    .where(db.dynamic.ref(recordColumns[table]), '=', id)
    .orderBy('id', 'desc')
    .execute();
}

export async function listFieldsChangedSince(
  db: Db,
  table: ChangeLogTable,
  { id, version }: RecordVersion,
): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select('field')
    .distinct()
    .where(db.dynamic.ref(recordColumns[table]), '=', id)
    .where('version', '>', version)
    .execute();
  return rows.map(({ field }) => field);
}
