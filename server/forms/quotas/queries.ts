import type { Db } from '../../db/engine';

/**
 * Adds to what a subject has used in a day, or in an hour of it; returns that time's sum. Run it in the transaction of what uses it, and let that
 * fail when the sum is too much: then nothing was added.
 * @param subject a keyed hash: no address in clear
 */
export async function addToQuota(
  tx: Db,
  use: { day: string; subject: string; amount: number },
): Promise<number> {
  const row = await tx
    .insertInto('daily_quotas')
    .values({ day: use.day, subject: use.subject, used: use.amount })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'subject'])
        .doUpdateSet((eb) => ({ used: eb('daily_quotas.used', '+', use.amount) })),
    )
    .returning('used')
    .executeTakeFirstOrThrow();
  return Number(row.used);
}

/** Forgets the days before one. */
export async function deleteQuotas(tx: Db, before: string): Promise<void> {
  await tx.deleteFrom('daily_quotas').where('day', '<', before).execute();
}
