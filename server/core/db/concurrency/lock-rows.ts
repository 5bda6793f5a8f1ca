import { sql } from 'kysely';
import type { Db } from '../engine';
import type { Tables } from '../tables';

/** Until the transaction ends, in the order of the values, so that two transactions cannot deadlock. */
export async function lockRows(
  tx: Db,
  table: keyof Tables,
  values: readonly string[],
  column = 'id',
): Promise<void> {
  const name = sql.ref(column);
  for (const value of [...new Set(values)].sort()) {
    await sql`update ${sql.table(table)} set ${name} = ${name} where ${name} = ${value}`.execute(
      tx,
    );
  }
}
