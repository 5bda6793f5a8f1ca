import { rollup } from 'd3-array';
import { readChangedValues } from '../../../../core/db/change-log';
import type { Encryption } from '../../../../core/db/encryption/encryption';
import type { Db } from '../../../../core/db/engine';

export type ImportedChange = { field: string; from: string | null };

/** The changes of an import, by employee. */
export async function listImportedChanges(
  db: Db,
  { decrypt }: Encryption,
  importId: string,
): Promise<Map<string, ImportedChange[]>> {
  const rows = await db
    .selectFrom('fieldChanges')
    .select(['id', 'recordId', 'field', 'fromText', 'toText', 'valuesEncrypted'])
    .where('batch', '=', importId)
    .where('kind', '=', 'employee')
    .orderBy('id')
    .execute();
  return rollup(
    rows,
    (changes) => changes.map((row) => ({ field: row.field, ...readChangedValues(row, decrypt) })),
    ({ recordId }) => recordId,
  );
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
