import { toRegion, type RegionId } from '../../contract/shared/regions';
import type { Db } from '../db/engine';
import { countRows } from '../db/pagination';

/** Grants a number one POST /sms, until `expiresAt`. */
export async function grantSmsAllowance(
  tx: Db,
  grant: { messageId: string; contact: string; region: RegionId; at: string; expiresAt: string },
): Promise<void> {
  await tx
    .insertInto('sms_allowances')
    .values({
      message_id: grant.messageId,
      contact: grant.contact,
      region: grant.region,
      granted_at: grant.at,
      expires_at: grant.expiresAt,
      used_at: null,
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
    .updateTable('sms_allowances')
    .set({ used_at: now })
    .where('used_at', 'is', null)
    .where('message_id', '=', (eb) =>
      eb
        .selectFrom('sms_allowances')
        .select('message_id')
        .where('contact', '=', contact)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('granted_at', 'desc')
        .limit(1),
    )
    .returning(['message_id', 'region'])
    .executeTakeFirst();
  return claimed ? { messageId: claimed.message_id, region: toRegion(claimed.region) } : null;
}

/** Counts allowances used since a time, by one number or by all. */
export function countUsedAllowances(db: Db, since: string, contact?: string): Promise<number> {
  const used = db.selectFrom('sms_allowances').where('used_at', '>=', since);
  return countRows(contact === undefined ? used : used.where('contact', '=', contact));
}
