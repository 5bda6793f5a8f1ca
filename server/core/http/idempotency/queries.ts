import type { Db } from '../../db/engine';
import type { Tables } from '../../db/tables';

export async function findIdempotencyRecord(db: Db, key: string) {
  const record = await db
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'createdId', 'at'])
    .where('key', '=', key)
    .executeTakeFirst();
  return record ?? null;
}

/**
 * Claims a key for the record that the request will create. False if another request has it: then the transaction must roll back.
 * @param expiredBefore records older than this time no longer count
 */
export async function claimIdempotencyKey(
  tx: Db,
  record: Tables['idempotencyKeys'],
  expiredBefore = '',
): Promise<boolean> {
  const claimed = await tx
    .insertInto('idempotencyKeys')
    .values(record)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(record).where('idempotencyKeys.at', '<', expiredBefore),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** @param keptPrefix of keys that are never deleted */
export async function deleteIdempotencyRecords(
  tx: Db,
  before: string,
  keptPrefix: string,
): Promise<void> {
  await tx
    .deleteFrom('idempotencyKeys')
    .where('at', '<', before)
    .where('key', 'not like', `${keptPrefix}%`)
    .execute();
}
