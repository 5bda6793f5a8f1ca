import type { Db } from '../../db/engine';

export type IdempotencyRecord = { mark: string; madeId: string; at: string };

export async function findIdempotencyRecord(
  db: Db,
  key: string,
): Promise<IdempotencyRecord | null> {
  const row = await db
    .selectFrom('receipts')
    .select(['mark', 'madeId', 'at'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row === undefined ? null : { mark: row.mark, madeId: row.madeId, at: row.at };
}

/**
 * Claims a key for the record that the request will create. False if another request has it: then the transaction must roll back.
 * @param freeBefore records older than this time no longer count; null if all count
 */
export async function claimIdempotencyKey(
  tx: Db,
  record: IdempotencyRecord & { key: string; freeBefore: string | null },
): Promise<boolean> {
  const { key, mark, madeId, at, freeBefore } = record;
  const claimed = await tx
    .insertInto('receipts')
    .values({ key, mark, madeId: madeId, at })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ mark, madeId: madeId, at })
        .where('receipts.at', '<', freeBefore ?? ''),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function deleteIdempotencyRecords(tx: Db, before: string): Promise<void> {
  await tx.deleteFrom('receipts').where('at', '<', before).execute();
}
