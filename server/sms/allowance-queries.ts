import { toRegion, type RegionId } from '../../contract/shared/regions';
import type { Db } from '../db/engine';
import { countRows } from '../db/pagination';

/** Grants a number one POST /sms, until `expiresAt`. */
export async function grantSmsAllowance(
  tx: Db,
  grant: { messageId: string; contact: string; region: RegionId; at: string; expiresAt: string },
): Promise<void> {
  await tx
    .insertInto('smsAllowances')
    .values({
      messageId: grant.messageId,
      contact: grant.contact,
      region: grant.region,
      grantedAt: grant.at,
      expiresAt: grant.expiresAt,
      usedAt: null,
    })
    .execute();
}

/** Uses up a number's newest open allowance. Returns the message that granted it and the office it was sent to, or null. */
export async function claimSmsAllowance(
  tx: Db,
  contact: string,
  now: string,
): Promise<{ messageId: string; region: RegionId } | null> {
  const claimed = await tx
    .updateTable('smsAllowances')
    .set({ usedAt: now })
    .where('usedAt', 'is', null)
    .where('messageId', '=', (eb) =>
      eb
        .selectFrom('smsAllowances')
        .select('messageId')
        .where('contact', '=', contact)
        .where('usedAt', 'is', null)
        .where('expiresAt', '>', now)
        .orderBy('grantedAt', 'desc')
        .limit(1),
    )
    .returning(['messageId', 'region'])
    .executeTakeFirst();
  return claimed ? { messageId: claimed.messageId, region: toRegion(claimed.region) } : null;
}

/** Counts allowances used since a time, by one number or by all. */
export function countUsedAllowances(db: Db, since: string, contact?: string): Promise<number> {
  const used = db.selectFrom('smsAllowances').where('usedAt', '>=', since);
  return countRows(contact === undefined ? used : used.where('contact', '=', contact));
}
