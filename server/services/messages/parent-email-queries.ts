import type { OperandValueExpressionOrList } from 'kysely';
import type { CoreContext } from '../../core/context';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { Db } from '../../core/db/engine';
import type { Tables } from '../../core/db/tables';
import { formatMessageId, messageJobKey } from '../email/message-ids';
import type { EmailHeaders, ParentEmail } from '../email/reply-headers';
import { decryptAddresses, decryptEmailHeaders } from './queries';
import type { MessageTable } from './table';

/** The records of the conversation. What a person writes about a request belongs to their thread. */
export type Conversation = {
  inbound: 'subjectId' | 'requestId';
  ids: OperandValueExpressionOrList<Tables, 'messages', 'subjectId'>;
};

/**
 * The email that a reply answers: the person's latest message, if it is an email from the recipient, or else our latest email to
 * the recipient. Another address must not learn of the conversation.
 */
export async function findParentEmail(
  { encryption, config }: Pick<CoreContext, 'encryption' | 'config'>,
  db: Db,
  { inbound, ids }: Conversation,
  { to, replyId }: { to: string; replyId: string },
): Promise<ParentEmail | null> {
  const latest = await selectLatest(db)
    .select(['addressesEncrypted', 'emailHeadersEncrypted'])
    .where('direction', '=', 'in')
    .where('intent', 'is', null)
    .where(inbound, 'in', ids)
    .limit(1)
    .executeTakeFirst();
  const headers = latest && readHeaders(encryption, latest, to);
  if (headers) return headers;
  const emails = await selectLatest(db)
    .select(['addressesEncrypted', 'emailHeadersEncrypted'])
    .where('subjectId', 'in', ids)
    .where('channel', '=', 'email')
    .where('direction', '=', 'out')
    .where('delivery', '!=', 'failed')
    .where('id', '!=', replyId)
    .execute();
  const sent = emails.find(
    (row) => decryptAddresses(encryption, row).email?.toLowerCase() === to.toLowerCase(),
  );
  if (sent === undefined) return null;
  const { subject = null } = decryptEmailHeaders(encryption, sent) ?? {};
  return { ...toSentParent(messageJobKey(sent.id), config.mail.from), subject };
}

/** @param jobKey of an email that the outbox sent */
export function toSentParent(jobKey: string, from: string): ParentEmail {
  return { messageId: formatMessageId(jobKey, from), references: [], subject: null };
}

function selectLatest(db: Db) {
  return db.selectFrom('messages').select('id').orderBy('at', 'desc').orderBy('id', 'desc');
}

/** Null for a form, a text, or an email from someone else. */
function readHeaders(
  encryption: Encryption,
  row: Pick<MessageTable, 'id' | 'addressesEncrypted' | 'emailHeadersEncrypted'>,
  to: string,
): EmailHeaders | null {
  const { email, replyTo } = decryptAddresses(encryption, row);
  const senders = [email, replyTo].map((address) => address?.toLowerCase());
  return senders.includes(to.toLowerCase()) ? decryptEmailHeaders(encryption, row) : null;
}
