import { sql, type RawBuilder } from 'kysely';
import type { Access } from '../../../contract/shared/roles';

/** A condition for records of these regions; null: of all. A record with the region '' belongs to all. */
export function isInRegions(
  regions: Access['regions'],
  column: string | RawBuilder<unknown>,
): RawBuilder<boolean> {
  if (regions === null) return sql`1 = 1`;
  const value = typeof column === 'string' ? sql.ref(column) : column;
  return sql`${value} in (${sql.join([...regions, ''])})`;
}
