import type { Updateable } from 'kysely';
import type { Actor } from './change-log';
import type { Db } from './engine';
import type { Tables } from './tables';

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
