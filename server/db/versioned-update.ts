import type { Updateable } from 'kysely';
import type { By } from './actor';
import type { Db } from './engine';
import type { Tables } from './tables';

/** The records that several people may have open, and change, at once. */
type Versioned = 'employees' | 'job_posts' | 'posts' | 'help_desk';

/**
 * Changes a record that is still at the version seen, which goes up by one. False, and nothing is changed, when somebody was faster. Until the
 * transaction ends whoever else would change it waits.
 * @param row what is to stand in it besides its version, and who changed it when
 */
export async function changeAtVersion<Table extends Versioned>(
  tx: Db,
  table: Table,
  { id, version }: { id: string; version: number },
  row: Omit<Updateable<Tables[Table]>, 'id' | 'version' | 'changed_by' | 'changed_at'>,
  { by, at }: By,
): Promise<boolean> {
  const changed = await tx
    // Which of them it is, types cannot follow through a query: `row` is held to its table above.
    .updateTable<Versioned>(table)
    .set({ ...row, version: version + 1, changed_by: by, changed_at: at } as never)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
