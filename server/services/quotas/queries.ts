import type { Db } from '../../core/db/engine';

/** day: or an hour; subject: an HMAC, because no address is stored in clear; amount: 1 if left out. */
type QuotaClaim = { day: string; subject: string; amount?: number; max: number };

/** False at the first claim that would exceed its `max`. Earlier ones count, unless the transaction is rolled back. */
export async function claimQuotas(tx: Db, claims: readonly QuotaClaim[]): Promise<boolean> {
  for (const claim of claims) {
    if (!(await claimQuota(tx, claim))) return false;
  }
  return true;
}

/** One statement, so that parallel calls cannot pass together. */
async function claimQuota(tx: Db, { day, subject, amount = 1, max }: QuotaClaim): Promise<boolean> {
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

declare module '../../core/db/tables' {
  interface Tables {
    dailyQuotas: DailyQuotaTable;
  }
}

/** Usage by subject and day or hour, to limit what strangers can cause (docs/decisions/010). */
export type DailyQuotaTable = {
  /** UTC, as 2026-11-20; an hour as 2026-11-20T15. */
  day: string;
  /** HMAC of whose quota it is, because no address is stored in clear. */
  subject: string;
  used: number;
};
