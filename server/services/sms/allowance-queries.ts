import type { Encryption } from '../../core/db/encryption/encryption';
import type { Db } from '../../core/db/engine';
import type { SmsAllowanceTable } from './table';

export async function grantSmsAllowance(
  tx: Db,
  encryption: Encryption,
  {
    contact,
    at,
    ...grant
  }: Pick<SmsAllowanceTable, 'messageId' | 'region' | 'language' | 'expiresAt'> & {
    contact: string;
    at: string;
  },
): Promise<void> {
  await tx
    .insertInto('smsAllowances')
    .values({ ...grant, contactMark: encryption.mark('phone', contact), grantedAt: at })
    .execute();
}

/** Uses up a number's newest open allowance. Returns the message that granted it and the office it was sent to, or null. */
export async function claimSmsAllowance(
  tx: Db,
  encryption: Encryption,
  contact: string,
  now: string,
): Promise<Pick<SmsAllowanceTable, 'messageId' | 'region' | 'language'> | null> {
  const claimed = await tx
    .updateTable('smsAllowances')
    .set({ usedAt: now })
    .where('usedAt', 'is', null)
    .where('messageId', '=', (eb) =>
      eb
        .selectFrom('smsAllowances')
        .select('messageId')
        .where('contactMark', '=', encryption.mark('phone', contact))
        .where('usedAt', 'is', null)
        .where('expiresAt', '>', now)
        .orderBy('grantedAt', 'desc')
        .limit(1),
    )
    .returning(['messageId', 'region', 'language'])
    .executeTakeFirst();
  return claimed ?? null;
}
