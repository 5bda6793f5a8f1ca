import type { Db } from '../../db/engine';

/**
 * Adds to a quota and returns its sum. Run it in the transaction of what uses it; if the sum is too high, the rollback takes it back.
 * @param use day: or an hour; subject: an HMAC, because no address is stored in clear
 */
export async function addToQuota(
  tx: Db,
  use: { day: string; subject: string; amount: number },
): Promise<number> {
  const row = await tx
    .insertInto('dailyQuotas')
    .values({ day: use.day, subject: use.subject, used: use.amount })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'subject'])
        .doUpdateSet((eb) => ({ used: eb('dailyQuotas.used', '+', use.amount) })),
    )
    .returning('used')
    .executeTakeFirstOrThrow();
  return Number(row.used);
}

export async function deleteQuotas(tx: Db, before: string): Promise<void> {
  await tx.deleteFrom('dailyQuotas').where('day', '<', before).execute();
}
