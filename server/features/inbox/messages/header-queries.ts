import type { Context } from '../../context';
import type { Encryption } from '../../../core/db/encryption/encryption';
import type { Db } from '../../../core/db/engine';
import { formatMessageId, replyJobKey } from '../../../services/email/inbound/message-ids';
import type { EmailHeaders, ParentEmail } from '../../../services/email/reply-headers';
import { selectMemberIds } from '../threads/queries';
import { messageContext } from './queries';

/**
 * The email that a reply answers: the person's latest message, if it is an email from the recipient, or else our latest email to
 * the recipient. Another address must not learn of the conversation.
 */
export async function findParentEmail(
  { encryption, config }: Context,
  db: Db,
  { threadId, to, replyId }: { threadId: string; to: string; replyId: string },
): Promise<ParentEmail | null> {
  const latest = await selectInbound(db)
    .where('threadId', 'in', selectMemberIds(db, threadId))
    .executeTakeFirst();
  const headers = latest && readHeaders(encryption, latest, to);
  if (headers) return headers;
  const sent = await db
    .selectFrom('messages')
    .select('id')
    .where('threadId', 'in', selectMemberIds(db, threadId))
    .where('channel', '=', 'email')
    .where('direction', '=', 'out')
    .where('delivery', '!=', 'failed')
    .where('id', '!=', replyId)
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', to.toLowerCase()))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return sent === undefined ? null : toSentParent(replyJobKey(sent.id), config.mail.from);
}

/** The latest email in which the recipient answered a help-desk request. */
export async function findRequestEmail(
  db: Db,
  encryption: Encryption,
  { requestId, to }: { requestId: string; to: string },
): Promise<EmailHeaders | null> {
  const latest = await selectInbound(db).where('requestId', '=', requestId).executeTakeFirst();
  return latest === undefined ? null : readHeaders(encryption, latest, to);
}

/** @param jobKey of an email that the outbox sent */
export function toSentParent(jobKey: string, from: string): ParentEmail {
  return { messageId: formatMessageId(jobKey, from), references: [], subject: null };
}

function selectInbound(db: Db) {
  return db
    .selectFrom('messages')
    .select(['id', 'email', 'replyTo', 'emailHeadersEncrypted'])
    .where('direction', '=', 'in')
    .where('intent', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
}

type InboundRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof selectInbound>['executeTakeFirst']>>
>;

/** Null for a form, a text, or an email from someone else. */
function readHeaders(
  encryption: Encryption,
  { id, email, replyTo, emailHeadersEncrypted }: InboundRow,
  to: string,
): EmailHeaders | null {
  const senders = [email, replyTo].map((address) => address?.toLowerCase());
  if (emailHeadersEncrypted === null || !senders.includes(to.toLowerCase())) return null;
  const json = encryption.tryDecrypt(emailHeadersEncrypted, messageContext(id, 'headers'));
  return json === null ? null : (JSON.parse(json) as EmailHeaders);
}
