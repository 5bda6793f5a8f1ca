import type { Db } from '../../db/engine';

/**
 * Returns the new sum. If it is too high, roll the transaction back.
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
