import { sql } from 'kysely';
import type { Db } from '../engine';

/** Until the transaction ends, in the order of the values, so that two transactions cannot deadlock. */
export async function lockRows(
  tx: Db,
  {
    table,
    column,
    values,
  }: { table: string; column: string; values: readonly (string | number)[] },
): Promise<void> {
  const name = sql.ref(column);
  for (const value of [...new Set(values)].sort()) {
    await sql`update ${sql.table(table)} set ${name} = ${name} where ${name} = ${value}`.execute(
      tx,
    );
  }
}
