import { TransactionLost } from '../../../core/db/database-outage';
import type { Db, Tx } from '../../../core/db/engine';
import type { Encryption } from '../../../core/db/encryption/encryption';
import {
  addMessage,
  decryptAddresses,
  messageContext,
  type NewMessage,
} from '../../../services/messages/queries';
import { wakeOnMessage } from '../snooze/queries';
import { indexMessage } from '../threads/index-queries';
import { lockVisible, selectMemberIds } from '../threads/member-queries';
import { decryptThread } from '../threads/person-name';

/** If the person was erased meanwhile, the transaction is repeated and starts a new thread: nobody sends a text again. */
export async function addThreadMessage(
  tx: Tx,
  encryption: Encryption,
  threadId: string,
  message: Omit<NewMessage, 'subject'>,
): Promise<void> {
  await lockVisible(tx, threadId);
  const thread = await tx
    .selectFrom('threads')
    .select('n')
    .where('id', '=', threadId)
    .executeTakeFirst();
  if (thread === undefined) throw new TransactionLost('The person was erased meanwhile');
  await addMessage(tx, encryption, { ...message, subject: { kind: 'thread', id: threadId } });
  await indexMessage(tx, encryption, threadId, message);
  if (message.direction === 'in') await wakeOnMessage(tx, threadId, message);
}

/** The thread of the first of these messages that is an email from the office. */
export async function findRepliedThread(
  db: Db,
  messageIds: readonly string[],
): Promise<string | null> {
  if (messageIds.length === 0) return null;
  const replies = await db
    .selectFrom('messages')
    .select(['id', 'subjectId'])
    .where('id', 'in', messageIds)
    .where('subjectKind', '=', 'thread')
    .where('channel', '=', 'email')
    .where('direction', '=', 'out')
    .execute();
  const threadIds = new Map(replies.map(({ id, subjectId }) => [id, subjectId]));
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
    .where('subjectId', 'in', selectMemberIds(db, threadId))
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
export async function isKnownAddress(
  db: Db,
  encryption: Encryption,
  threadId: string,
  address: string,
): Promise<boolean> {
  const members = selectMemberIds(db, threadId);
  const people = await db
    .selectFrom('threads')
    .select(['id', 'personEncrypted'])
    .where('id', 'in', members)
    .execute();
  const sent = await db
    .selectFrom('messages')
    .select(['id', 'addressesEncrypted'])
    .where('subjectId', 'in', members)
    .where('channel', '=', 'email')
    .where('direction', '=', 'out')
    .execute();
  const isSame = ({ email }: { email: string | null }) =>
    email?.toLowerCase() === address.toLowerCase();
  return (
    people.some((person) => isSame(decryptThread(encryption, person))) ||
    sent.some((message) => isSame(decryptAddresses(encryption, message)))
  );
}
