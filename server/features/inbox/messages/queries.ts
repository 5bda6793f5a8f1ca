import type { ChatMessage } from '../../../../contract/inbox/schema';
import type { LabeledValue } from '../../../../contract/shared/schema/fields';
import type { Db } from '../../../core/db/engine';
import type { Encryption } from '../../../core/db/encryption/encryption';
import type { EmailHeaders } from '../../../services/email/reply-headers';
import { selectMemberIds } from '../threads/queries';

/** By default a received message without an author. */
type NewMessage = Pick<ChatMessage, 'id' | 'at' | 'channel' | 'direction' | 'text'> &
  Partial<
    Pick<ChatMessage, 'author' | 'delivery' | 'email' | 'number' | 'intent' | 'possibleSpam'>
  > & {
    replyTo?: string | null;
    /** Only if it differs from the text. */
    fullText?: string | null;
    emailHeaders?: EmailHeaders;
    requestId?: string | null;
    threadId: string;
    details?: readonly LabeledValue[];
  };

export async function addMessage(
  tx: Db,
  encryption: Encryption,
  {
    text,
    fullText = null,
    emailHeaders,
    details = [],
    possibleSpam = false,
    ...message
  }: NewMessage,
): Promise<void> {
  await tx
    .insertInto('messages')
    .values({
      delivery: 'received',
      ...message,
      possibleSpam: possibleSpam ? 1 : 0,
      textEncrypted: encryption.encrypt(text, messageContext(message.id, 'text')),
      fullTextEncrypted:
        fullText === null
          ? null
          : encryption.encrypt(fullText, messageContext(message.id, 'full-text')),
      emailHeadersEncrypted:
        emailHeaders === undefined
          ? null
          : encryption.encrypt(JSON.stringify(emailHeaders), messageContext(message.id, 'headers')),
      detailsEncrypted:
        details.length === 0 ? null : encryptDetails(encryption, message.id, details),
    })
    .execute();
}

export function messageContext(
  id: string,
  field: 'text' | 'details' | 'full-text' | 'headers',
): string {
  return `messages.${field}:${id}`;
}

function encryptDetails(
  encryption: Encryption,
  id: string,
  details: readonly LabeledValue[],
): string {
  return encryption.encrypt(JSON.stringify(details), messageContext(id, 'details'));
}

export async function findMessageThread(db: Db, messageId: string): Promise<string | null> {
  const row = await db
    .selectFrom('messages')
    .select('threadId')
    .where('id', '=', messageId)
    .executeTakeFirst();
  return row?.threadId ?? null;
}

/** The details of a message that was not delivered. */
export function encryptFailure(encryption: Encryption, id: string, reason: string): string {
  return encryptDetails(encryption, id, [{ label: 'Not delivered', value: reason }]);
}

/** Updates the delivery status and clears the reason of an earlier failure. Returns the message's thread. */
export async function setDelivery(
  tx: Db,
  messageId: string,
  delivery: ChatMessage['delivery'],
  {
    carrierCode = null,
    detailsEncrypted = null,
  }: { carrierCode?: number | null; detailsEncrypted?: string | null } = {},
): Promise<string> {
  const { threadId } = await tx
    .updateTable('messages')
    .set({ delivery, carrierCode, detailsEncrypted })
    .where('id', '=', messageId)
    .returning('threadId')
    .executeTakeFirstOrThrow();
  return threadId;
}

/** The thread of the first of these messages that is an email from the office. */
export async function findRepliedThread(
  db: Db,
  messageIds: readonly string[],
): Promise<string | null> {
  if (messageIds.length === 0) return null;
  const replies = await db
    .selectFrom('messages')
    .select(['id', 'threadId'])
    .where('id', 'in', messageIds)
    .where('channel', '=', 'email')
    .where('direction', '=', 'out')
    .execute();
  const threadIds = new Map(replies.map(({ id, threadId }) => [id, threadId]));
  return messageIds.map((id) => threadIds.get(id)).find((threadId) => threadId) ?? null;
}

const maxEarlierTexts = 40;

/** The latest texts that the office or the person wrote in the thread, latest first. */
export async function listEarlierTexts(
  db: Db,
  encryption: Encryption,
  threadId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'textEncrypted'])
    .where('threadId', 'in', selectMemberIds(db, threadId))
    .where('channel', '=', 'email')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxEarlierTexts)
    .execute();
  return rows.flatMap(
    ({ id, textEncrypted }) =>
      encryption.tryDecrypt(textEncrypted, messageContext(id, 'text')) ?? [],
  );
}

/** True if it is the address of a thread, or one that the office has written to from the thread. */
export async function isKnownAddress(db: Db, threadId: string, address: string): Promise<boolean> {
  const members = selectMemberIds(db, threadId);
  const rows = await db
    .selectFrom('threads')
    .select('email')
    .where('id', 'in', members)
    .union(
      db
        .selectFrom('messages')
        .select('email')
        .where('threadId', 'in', members)
        .where('channel', '=', 'email')
        .where('direction', '=', 'out'),
    )
    .execute();
  return rows.some(({ email }) => email?.toLowerCase() === address.toLowerCase());
}
