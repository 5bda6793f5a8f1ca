import type { Db } from '../../../core/db/engine';
import type { Encryption } from '../../../core/db/encryption/encryption';
import { messageContext } from '../../../services/messages/queries';
import { selectMemberIds } from '../threads/member-queries';

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
        .where('subjectId', 'in', members)
        .where('channel', '=', 'email')
        .where('direction', '=', 'out'),
    )
    .execute();
  return rows.some(({ email }) => email?.toLowerCase() === address.toLowerCase());
}
