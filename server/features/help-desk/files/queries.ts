import type { Encryption } from '../../../core/db/encryption/encryption';
import type { Db } from '../../../core/db/engine';
import { fileNameContext } from '../records/queries';
import type { HelpDeskFileTable } from '../table';

type NewFile = Omit<HelpDeskFileTable, 'type' | 'size' | 'nameEncrypted' | 'bytesEncrypted'> & {
  name: string;
  bytes: Uint8Array;
};

const bytesContext = (id: string) => `help_desk_files.bytes:${id}`;

export async function saveFile(
  tx: Db,
  encryption: Encryption,
  { name, bytes, ...file }: NewFile,
): Promise<void> {
  await removeFile(tx, file.recordId);
  await tx
    .insertInto('helpDeskFiles')
    .values({
      ...file,
      type: 'application/pdf',
      size: bytes.byteLength,
      nameEncrypted: encryption.encrypt(name, fileNameContext(file.id)),
      bytesEncrypted: encryption.encryptBytes(bytes, bytesContext(file.id)),
    })
    .execute();
}

export async function removeFile(tx: Db, recordId: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('helpDeskFiles')
    .where('recordId', '=', recordId)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

export async function findFileId(db: Db, recordId: string): Promise<string | null> {
  const file = await db
    .selectFrom('helpDeskFiles')
    .select('id')
    .where('recordId', '=', recordId)
    .executeTakeFirst();
  return file?.id ?? null;
}

/** Null if the record has no file or its link has expired. The name for the download is the record's reference. */
export async function readFile(
  db: Db,
  encryption: Encryption,
  { recordId, now }: { recordId: string; now: string },
): Promise<{ name: string; type: string; bytes: Buffer; addedAt: string } | null> {
  const row = await db
    .selectFrom('helpDeskFiles as file')
    .innerJoin('helpDesk', 'helpDesk.id', 'file.recordId')
    .select(['file.id', 'file.type', 'bytesEncrypted', 'file.createdAt as addedAt', 'reference'])
    .where('file.recordId', '=', recordId)
    .where('file.expiresAt', '>', now)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, type, bytesEncrypted, addedAt, reference } = row;
  const bytes = encryption.decryptBytes(bytesEncrypted, bytesContext(id));
  return { name: `${reference}.pdf`, type, bytes, addedAt };
}

export async function deleteExpiredFiles(tx: Db, now: string): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('helpDeskFiles')
    .where('expiresAt', '<=', now)
    .returning('recordId')
    .execute();
  return deleted.map(({ recordId }) => recordId);
}
