import type { JobPostChanged } from '../../contract/jobs/schema';
import type { By } from './actor';
import type { Db } from './engine';
import { newId } from './uuid';

/** A field that is another one now, from what to what; or, with neither, what was done. */
export type Noted = { field: string; from: string | null; to: string | null };

/** What was changed, as it is told: the same for all that have a history by fields. */
type Changed = JobPostChanged;

/** The tables of changes, and whose each row is. */
const owners = { employee_changes: 'employee_id', job_post_changes: 'post_id' } as const;
export type ChangeLogTable = keyof typeof owners;

/** Notes what was changed, for the history; `version` came of it. */
export async function noteChanges(
  tx: Db,
  history: ChangeLogTable,
  { id, version }: { id: string; version: number },
  changes: readonly Noted[],
  { by, at }: By,
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ field, from, to }) => ({
    id: newId(),
    [owners[history]]: id,
    version,
    at,
    by_email: by,
    field,
    from_text: from,
    to_text: to,
  }));
  // The owner's column goes by its table, which types cannot say.
  await tx
    .insertInto(history)
    .values(rows as never)
    .execute();
}

/** What was changed of one thing, the latest first. */
export async function listFieldChanges(db: Db, history: ChangeLogTable, id: string): Promise<Changed[]> {
  const rows = await db
    .selectFrom(history)
    .select(['id', 'at', 'by_email', 'field', 'from_text', 'to_text'])
    .where(db.dynamic.ref(owners[history]), '=', id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    by: row.by_email,
    field: row.field,
    from: row.from_text,
    to: row.to_text,
  }));
}

/** Which fields of one thing were changed after a version. */
export async function listFieldsChangedSince(
  db: Db,
  history: ChangeLogTable,
  { id, version }: { id: string; version: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom(history)
    .select('field')
    .distinct()
    .where(db.dynamic.ref(owners[history]), '=', id)
    .where('version', '>', version)
    .execute();
  return rows.map(({ field }) => field);
}
