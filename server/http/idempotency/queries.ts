import type { Db } from '../../db/engine';

export type IdempotencyRecord = { mark: string; madeId: string; at: string };

/** What a request under this key has made, or null. */
export async function findReceipt(db: Db, key: string): Promise<IdempotencyRecord | null> {
  const row = await db
    .selectFrom('receipts')
    .select(['mark', 'made_id', 'at'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row === undefined ? null : { mark: row.mark, madeId: row.made_id, at: row.at };
}

/**
 * Takes a key for what the request is about to make. False when another request has it: then the transaction must end.
 * @param freeBefore a receipt older than this time no longer counts; null: every receipt counts
 */
export async function takeReceipt(
  tx: Db,
  receipt: IdempotencyRecord & { key: string; freeBefore: string | null },
): Promise<boolean> {
  const { key, mark, madeId, at, freeBefore } = receipt;
  const taken = await tx
    .insertInto('receipts')
    .values({ key, mark, made_id: madeId, at })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ mark, made_id: madeId, at })
        .where('receipts.at', '<', freeBefore ?? ''),
    )
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Forgets the keys of requests made before a time. */
export async function deleteIdempotencyRecords(tx: Db, before: string): Promise<void> {
  await tx.deleteFrom('receipts').where('at', '<', before).execute();
}
