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
    .insertInto('help_desk_files')
    .values({
      id: file.id,
      record_id: file.recordId,
      name: file.name,
      type: 'application/pdf',
      size: file.bytes.byteLength,
      bytes_sealed: vault.encryptBytes(file.bytes, bytesContext(file.id)),
      token_hash: file.tokenHash,
      created_at: file.createdAt,
      expires_at: file.expiresAt,
      added_by: file.addedBy,
    })
    .execute();
}

/** False if the record has no file. */
export async function removeFile(tx: Db, recordId: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('help_desk_files')
    .where('record_id', '=', recordId)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

export async function hasFile(db: Db, id: string): Promise<boolean> {
  const file = await db
    .selectFrom('help_desk_files')
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
    .selectFrom('help_desk_files as file')
    .innerJoin('help_desk', 'help_desk.id', 'file.record_id')
    .select(['file.id', 'file.type', 'file.bytes_sealed', 'help_desk.reference'])
    .select('file.created_at as addedAt')
    .where('file.record_id', '=', recordId)
    .where('file.expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, bytes_sealed: sealed, ...file } = row;
  return { ...file, bytes: vault.decryptBytes(sealed, bytesContext(id)) };
}

/** Returns the ids of the records whose files were deleted. */
export async function deleteExpiredFiles(tx: Db, now: string): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('help_desk_files')
    .where('expires_at', '<=', now)
    .returning('record_id')
    .execute();
  return deleted.map(({ record_id: recordId }) => recordId);
}
