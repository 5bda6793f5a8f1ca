import type { Db } from '../../db/engine';

/**
 * Uses up a part of a quota. False, with nothing used, if that would exceed `max`. One statement, so that parallel calls cannot pass
 * together.
 * @param use day: or an hour; subject: an HMAC, because no address is stored in clear
 */
export async function claimQuota(
  tx: Db,
  { day, subject, amount, max }: { day: string; subject: string; amount: number; max: number },
): Promise<boolean> {
  if (amount > max) return false;
  const claimed = await tx
    .insertInto('dailyQuotas')
    .values({ day, subject, used: amount })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'subject'])
        .doUpdateSet((eb) => ({ used: eb('dailyQuotas.used', '+', amount) }))
        .where('dailyQuotas.used', '<=', max - amount),
    )
    .returning('used')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Returns what is used, by 'day subject'. */
export async function readQuotas(
  db: Db,
  days: readonly string[],
  subjects: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('dailyQuotas')
    .selectAll()
    .where('day', 'in', days)
    .where('subject', 'in', subjects)
    .execute();
  return new Map(rows.map(({ day, subject, used }) => [`${day} ${subject}`, Number(used)]));
}

export async function deleteQuotas(tx: Db, before: string): Promise<void> {
  await tx.deleteFrom('dailyQuotas').where('day', '<', before).execute();
}
