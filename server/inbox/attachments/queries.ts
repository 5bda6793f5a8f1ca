import type { Db } from '../../db/engine';
import type { Vault } from '../../db/encryption/encryption';
import { membersOf } from '../merges/queries';
import { touchThreads } from '../threads/revision-queries';

export type Attachment = {
  id: string;
  messageId: string;
  /** Media type. */
  type: string;
  bytes: Uint8Array;
  createdAt: string;
  keepUntil: string;
};

/** Keeps a file with its message, sealed. */
export async function addAttachment(tx: Db, vault: Vault, file: Attachment): Promise<void> {
  await tx
    .insertInto('attachments')
    .values({
      id: file.id,
      message_id: file.messageId,
      type: file.type,
      size: file.bytes.byteLength,
      bytes_sealed: vault.sealBytes(file.bytes, sealedPlace(file.id)),
      created_at: file.createdAt,
      keep_until: file.keepUntil,
    })
    .execute();
}

/** A thread's file in clear, or null when the thread has no such file. */
export async function openAttachment(
  db: Db,
  vault: Vault,
  where: { threadId: string; id: string },
): Promise<{ messageId: string; type: string; bytes: Buffer } | null> {
  const row = await db
    .selectFrom('attachments')
    .innerJoin('messages', 'messages.id', 'attachments.message_id')
    .select(['attachments.message_id', 'attachments.type', 'attachments.bytes_sealed'])
    .where('attachments.id', '=', where.id)
    .where('messages.thread_id', 'in', membersOf(db, where.threadId))
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        messageId: row.message_id,
        type: row.type,
        bytes: vault.openBytes(row.bytes_sealed, sealedPlace(where.id)),
      };
}

/** Deletes the files whose time is up; returns the ids of their messages. Run it in a transaction. */
export async function deleteExpiredAttachments(tx: Db, now: string): Promise<string[]> {
  const gone = await tx
    .deleteFrom('attachments')
    .where('keep_until', '<', now)
    .returning('message_id')
    .execute();
  if (gone.length > 0) await touchThreads(tx, await threadsOf(tx, gone));
  return gone.map(({ message_id }) => message_id);
}

async function threadsOf(tx: Db, files: readonly { message_id: string }[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('messages')
    .select('thread_id')
    .distinct()
    .where(
      'id',
      'in',
      files.map(({ message_id }) => message_id),
    )
    .execute();
  return rows.map(({ thread_id }) => thread_id);
}

function sealedPlace(id: string): string {
  return `attachments.bytes:${id}`;
}
