import type { Db } from '../../db/engine';
import type { Vault } from '../../db/encryption/encryption';
import { selectMemberIds } from '../merges/queries';
import { bumpThreadRevisions } from '../threads/revision-queries';

type Attachment = {
  id: string;
  messageId: string;
  type: string;
  bytes: Uint8Array;
  createdAt: string;
  keepUntil: string;
};

const bytesContext = (id: string) => `attachments.bytes:${id}`;

export async function addAttachment(tx: Db, vault: Vault, file: Attachment): Promise<void> {
  await tx
    .insertInto('attachments')
    .values({
      id: file.id,
      messageId: file.messageId,
      type: file.type,
      size: file.bytes.byteLength,
      bytesSealed: vault.encryptBytes(file.bytes, bytesContext(file.id)),
      createdAt: file.createdAt,
      keepUntil: file.keepUntil,
    })
    .execute();
}

/** Null if the thread has no such file. */
export async function readAttachment(
  db: Db,
  vault: Vault,
  { threadId, id }: { threadId: string; id: string },
): Promise<{ messageId: string; type: string; bytes: Buffer } | null> {
  const row = await db
    .selectFrom('attachments')
    .innerJoin('messages', 'messages.id', 'attachments.messageId')
    .select(['attachments.messageId', 'attachments.type', 'attachments.bytesSealed'])
    .where('attachments.id', '=', id)
    .where('messages.threadId', 'in', selectMemberIds(db, threadId))
    .executeTakeFirst();
  if (row === undefined) return null;
  const bytes = vault.decryptBytes(row.bytesSealed, bytesContext(id));
  return { messageId: row.messageId, type: row.type, bytes };
}

/** Deletes files past their retention date. Returns the ids of their messages. Call it in a transaction. */
export async function deleteExpiredAttachments(tx: Db, now: string): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('attachments')
    .where('keepUntil', '<', now)
    .returning('messageId')
    .execute();
  if (deleted.length === 0) return [];
  const messageIds = deleted.map(({ messageId: id }) => id);
  const threads = await tx
    .selectFrom('messages')
    .select('threadId')
    .distinct()
    .where('id', 'in', messageIds)
    .execute();
  await bumpThreadRevisions(
    tx,
    threads.map(({ threadId: id }) => id),
  );
  return messageIds;
}
