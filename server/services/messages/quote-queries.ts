import { formatDateTime } from '../../../contract/shared/dates/format-date';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { Db } from '../../core/db/engine';
import type { Conversation } from './parent-email-queries';
import { decryptAddresses, decryptText } from './queries';

const maxQuoted = 10;

/** The latest emails from and to the recipient as an email program quotes them, latest first. '' without any. Notes and calls are no emails. */
export async function quoteEarlier(
  db: Db,
  encryption: Encryption,
  { inbound, ids }: Conversation,
  { to, company }: { to: string; company: string },
): Promise<string> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'at', 'direction', 'textEncrypted', 'addressesEncrypted'])
    .where('channel', '=', 'email')
    .where('intent', 'is', null)
    .where('delivery', '!=', 'failed')
    .where(({ eb, or, and }) =>
      or([
        and([eb('direction', '=', 'in'), eb(inbound, 'in', ids)]),
        and([eb('direction', '=', 'out'), eb('subjectId', 'in', ids)]),
      ]),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows
    .filter((row) => decryptAddresses(encryption, row).email?.toLowerCase() === to.toLowerCase())
    .slice(0, maxQuoted)
    .map((row) => {
      const author = row.direction === 'in' ? to : company;
      const text = decryptText(encryption, row).replace(/^/gm, '> ');
      return `On ${formatDateTime(row.at)}, ${author} wrote:\n${text}`;
    })
    .join('\n\n');
}
