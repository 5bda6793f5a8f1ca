import type { Updateable } from 'kysely';
import type { Actor } from '../change-log';
import type { Db } from '../engine';
import type { Tables } from '../tables';

type VersionedRow = { id: string; version: number; changedBy: string | null };

type Versioned = {
  [Name in keyof Tables]: Tables[Name] extends VersionedRow ? Name : never;
}[keyof Tables];

/** Also `changedAt`, where a table has it. */
type Change<Row> = Omit<Updateable<Row>, keyof VersionedRow | 'changedAt'> &
  Pick<Row, Extract<keyof Row, 'changedAt'>>;

/**
 * Updates a record that is still at `version` and increments the version. False, with nothing changed, if somebody else changed it first.
 */
export async function updateAtVersion<Table extends Versioned>(
  tx: Db,
  table: Table,
  { id, version }: Pick<VersionedRow, 'id' | 'version'>,
  change: Change<Tables[Table]>,
  { email }: Pick<Actor, 'email'>,
): Promise<boolean> {
  const updated = await tx
    .updateTable<Versioned>(table)
    .set({ ...change, version: version + 1, changedBy: email } as never)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}
