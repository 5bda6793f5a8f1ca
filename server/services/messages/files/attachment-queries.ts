import type { Db } from '../../../core/db/engine';
import type { Encryption } from '../../../core/db/encryption/encryption';
import type { AttachmentTable } from '../table';

export const bytesContext = (id: string) => `attachments.bytes:${id}`;

export async function addAttachment(
  tx: Db,
  encryption: Encryption,
  { bytes, ...file }: Omit<AttachmentTable, 'size' | 'bytesEncrypted'> & { bytes: Uint8Array },
): Promise<void> {
  const bytesEncrypted = encryption.encryptBytes(bytes, bytesContext(file.id));
  await tx
    .insertInto('attachments')
    .values({ ...file, size: bytes.byteLength, bytesEncrypted })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The files of a message that are still kept. */
export async function readAttachments(
  db: Db,
  encryption: Encryption,
  messageId: string,
  id?: string,
): Promise<{ id: string; type: string; bytes: Buffer }[]> {
  const rows = await db
    .selectFrom('attachments')
    .select(['id', 'type', 'bytesEncrypted'])
    .where('messageId', '=', messageId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute();
  return rows.map(({ bytesEncrypted, ...file }) => ({
    ...file,
    bytes: encryption.decryptBytes(bytesEncrypted, bytesContext(file.id)),
  }));
}
