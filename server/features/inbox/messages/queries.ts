import {
  addOfficeTime,
  type OfficeCalendar,
} from '../../../../contract/shared/office-hours/office-time';
import { recordScreens } from '../../../../contract/shared/record-url';
import { TransactionLost } from '../../../core/db/database-outage';
import type { Db, Tx } from '../../../core/db/engine';
import type { Encryption } from '../../../core/db/encryption/encryption';
import {
  addMessage,
  decryptAddresses,
  messageContext,
  type NewMessage,
} from '../../../services/messages/queries';
import { notifyMessage } from '../../../services/notifications/notify';
import type { Context } from '../../context';
import { wakeOnMessage } from '../snooze/queries';
import { indexMessage } from '../threads/index-queries';
import { findContactPoint } from '../person/contact-points';
import { listThreadContactPoints } from '../person/queries';
import { lockVisible, selectMemberIds } from '../threads/member-queries';

/** If the person was erased meanwhile, the transaction is repeated and starts a new thread: nobody sends a text again. */
export async function addThreadMessage(
  tx: Tx,
  { encryption, regions }: Pick<Context, 'encryption' | 'regions'>,
  threadId: string,
  message: Omit<NewMessage, 'subject'>,
): Promise<void> {
  const thread = await tx
    .selectFrom('threads')
    .select(['id', 'region', 'assignee'])
    .where('id', '=', await lockVisible(tx, threadId))
    .executeTakeFirst();
  if (thread === undefined) throw new TransactionLost('The person was erased meanwhile');
  const subject = { kind: 'thread', id: threadId } as const;
  const needsReply = message.direction === 'in' && (message.intent ?? null) === null;
  const { dueAt = null } = message;
  const due = needsReply && dueAt === null ? computeDue(regions[thread.region], message.at) : {};
  await addMessage(tx, encryption, { ...message, ...due, subject });
  await indexMessage(tx, encryption, threadId, message);
  if (message.direction === 'in') await wakeOnMessage(tx, threadId, message);
  if (!needsReply || message.possibleSpam === true) return;
  const record = { ...thread, kind: 'thread', screen: recordScreens.thread } as const;
  await notifyMessage(tx, record, { assignee: thread.assignee, at: message.at });
}

/** When a message of then needs a reply. Stored, so that a later change of hours or targets changes no promise. */
export function computeDue(office: OfficeCalendar, since: string) {
  const { replyWithin } = office;
  const dueAt = addOfficeTime(office, new Date(since), replyWithin).toISOString();
  return { dueAt, replyWithin };
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
  const points = await listThreadContactPoints(db, encryption, threadId);
  const sent = await db
    .selectFrom('messages')
    .select(['id', 'addressesEncrypted'])
    .where('subjectId', 'in', members)
    .where('channel', '=', 'email')
    .where('direction', '=', 'out')
    .execute();
  return (
    findContactPoint(points, 'email', address) !== undefined ||
    sent.some(
      (message) =>
        decryptAddresses(encryption, message).email?.toLowerCase() === address.toLowerCase(),
    )
  );
}
