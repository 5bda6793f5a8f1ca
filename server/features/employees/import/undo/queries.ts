import { group, rollup } from 'd3-array';
import type { Db } from '../../../../core/db/engine';

export type ImportedChange = { field: string; from: string | null };

/** What an import did, by employee. */
export async function listImportedChanges(
  db: Db,
  importId: string,
): Promise<Map<string, ImportedChange[]>> {
  const rows = await db
    .selectFrom('fieldChanges')
    .select(['recordId', 'field', 'fromText as from'])
    .where('batch', '=', importId)
    .where('kind', '=', 'employee')
    .orderBy('id')
    .execute();
  return group(rows, ({ recordId }) => recordId);
}

/** The fields of the imported employees that were changed after the import, by employee. */
export async function listLaterChanges(
  db: Db,
  importId: string,
): Promise<Map<string, Set<string>>> {
  const rows = await db
    .selectFrom('fieldChanges as imported')
    .innerJoin('fieldChanges as later', 'later.recordId', 'imported.recordId')
    .select(['later.recordId', 'later.field'])
    .distinct()
    .where('imported.batch', '=', importId)
    .whereRef('later.id', '>', 'imported.id')
    .where((eb) => eb.or([eb('later.batch', 'is', null), eb('later.batch', '!=', importId)]))
    .execute();
  return rollup(
    rows,
    (changes) => new Set(changes.map(({ field }) => field)),
    ({ recordId }) => recordId,
  );
}

/** Only for someone without a photo, whose file would stay: adding one is a change, and who was changed isn't deleted. */
export async function deleteEmployee(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('fieldChanges').where('recordId', '=', id).execute();
  await tx.deleteFrom('employees').where('id', '=', id).execute();
}
