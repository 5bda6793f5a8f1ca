import type { Db } from '../../../core/db/engine';
import type { Encryption } from '../../../core/db/encryption/encryption';
import { bytesContext } from '../../../services/messages/files/attachment-queries';
import { selectMemberIds } from '../threads/member-queries';
import { bumpThreadRevisions } from '../threads/refresh-queries';

export async function readAttachment(
  db: Db,
  encryption: Encryption,
  { threadId, id }: { threadId: string; id: string },
): Promise<{ messageId: string; type: string; bytes: Buffer } | null> {
  const row = await db
    .selectFrom('attachments')
    .innerJoin('messages', 'messages.id', 'attachments.messageId')
    .select(['attachments.messageId', 'attachments.type', 'attachments.bytesEncrypted'])
    .where('attachments.id', '=', id)
    .where('messages.subjectId', 'in', selectMemberIds(db, threadId))
    .executeTakeFirst();
  if (row === undefined) return null;
  const { bytesEncrypted, ...file } = row;
  return { ...file, bytes: encryption.decryptBytes(bytesEncrypted, bytesContext(id)) };
}

/** Deletes files past their retention date. Returns the ids of their messages. Call it in a transaction. */
export async function deleteExpiredAttachments(tx: Db, now: string): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('attachments')
    .where('keepUntil', '<', now)
    .returning('messageId')
    .execute();
  if (deleted.length === 0) return [];
  const messageIds = deleted.map(({ messageId }) => messageId);
  const threads = await tx
    .selectFrom('messages')
    .select('subjectId')
    .distinct()
    .where('id', 'in', messageIds)
    .where('subjectKind', '=', 'thread')
    .execute();
  await bumpThreadRevisions(
    tx,
    threads.map(({ subjectId }) => subjectId),
  );
  return messageIds;
}
