import { sql, type RawBuilder } from 'kysely';
import type { Tables } from './tables';

/** The entries of a bulk action that did the same, such as assigning records to one person, are equal in these columns. */
const sameColumns = {
  audit: ['action', 'detail'],
  events: ['kind', 'detail'],
  fieldChanges: ['field', 'toText'],
} as const satisfies Partial<Record<keyof Tables, [string, string]>>;
type BatchTable = keyof typeof sameColumns;

/** A condition that is true for one entry of each bulk action, and for all other entries. `alias` is the table in the query. */
export function isFirstOfBatch(table: BatchTable, alias: string = table): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${alias}.batch`)} is null or not exists (
    select 1 from ${sql.table(table)} as earlier where ${isSameBatch(table, 'earlier', alias)}
      and earlier.id < ${sql.ref(`${alias}.id`)}
  ))`;
}

/** The number of records that a bulk action changed; 0 for other entries. */
export function countBatch(table: BatchTable, alias: string = table): RawBuilder<number> {
  return sql<number>`(select cast(count(*) as integer) from ${sql.table(table)} as member
    where ${isSameBatch(table, 'member', alias)})`;
}

function isSameBatch(table: BatchTable, other: string, alias: string): RawBuilder<boolean> {
  const [action, value] = sameColumns[table];
  const ref = (owner: string, column: string) => sql.ref(`${owner}.${column}`);
  return sql<boolean>`${ref(other, 'batch')} = ${ref(alias, 'batch')}
    and ${ref(other, action)} = ${ref(alias, action)}
    and coalesce(${ref(other, value)}, '') = coalesce(${ref(alias, value)}, '')`;
}
