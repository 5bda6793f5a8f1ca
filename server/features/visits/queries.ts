import type { Db } from '../../core/db/engine';

export async function getVisitCount(db: Db): Promise<number> {
  const row = await db
    .selectFrom('visits')
    .select('count')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function countVisit(db: Db): Promise<number> {
  const row = await db
    .updateTable('visits')
    .set((eb) => ({ count: eb('count', '+', 1) }))
    .where('id', '=', 1)
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}

declare module '../../core/db/tables' {
  interface Tables {
    visits: VisitTable;
  }
}

export type VisitTable = {
  id: number;
  count: number;
};
