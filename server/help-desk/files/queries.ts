import type { Db } from '../../db/engine';
import type { Vault } from '../../db/encryption/encryption';

type NewFile = {
  id: string;
  recordId: string;
  name: string;
  bytes: Uint8Array;
  tokenHash: string;
  createdAt: string;
  expiresAt: string;
  addedBy: string;
};

const bytesContext = (id: string) => `help_desk_files.bytes:${id}`;

/** Replaces a record's file. */
export async function saveFile(tx: Db, vault: Vault, file: NewFile): Promise<void> {
  await removeFile(tx, file.recordId);
  await tx
    .insertInto('helpDeskFiles')
    .values({
      id: file.id,
      recordId: file.recordId,
      name: file.name,
      type: 'application/pdf',
      size: file.bytes.byteLength,
      bytesSealed: vault.encryptBytes(file.bytes, bytesContext(file.id)),
      tokenHash: file.tokenHash,
      createdAt: file.createdAt,
      expiresAt: file.expiresAt,
      addedBy: file.addedBy,
    })
    .execute();
}

/** False if the record has no file. */
export async function removeFile(tx: Db, recordId: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('helpDeskFiles')
    .where('recordId', '=', recordId)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

export async function hasFile(db: Db, id: string): Promise<boolean> {
  const file = await db
    .selectFrom('helpDeskFiles')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return file !== undefined;
}

type OpenedFile = { reference: string; type: string; bytes: Buffer; addedAt: string };

/** Null if the record has no file or its link has expired. */
export async function readFile(
  db: Db,
  vault: Vault,
  { recordId, now }: { recordId: string; now: string },
): Promise<OpenedFile | null> {
  const row = await db
    .selectFrom('helpDeskFiles as file')
    .innerJoin('helpDesk', 'helpDesk.id', 'file.recordId')
    .select(['file.id', 'file.type', 'file.bytesSealed', 'helpDesk.reference'])
    .select('file.createdAt as addedAt')
    .where('file.recordId', '=', recordId)
    .where('file.expiresAt', '>', now)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, bytesSealed: sealed, ...file } = row;
  return { ...file, bytes: vault.decryptBytes(sealed, bytesContext(id)) };
}

/** Returns the ids of the records whose files were deleted. */
export async function deleteExpiredFiles(tx: Db, now: string): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('helpDeskFiles')
    .where('expiresAt', '<=', now)
    .returning('recordId')
    .execute();
  return deleted.map(({ recordId }) => recordId);
}
