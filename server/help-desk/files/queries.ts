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
  /** The staff member's e-mail. */
  addedBy: string;
};

/** Attaches a PDF to a record, sealed, in place of the one before. */
export async function putFile(tx: Db, vault: Vault, file: NewFile): Promise<void> {
  await removeFile(tx, file.recordId);
  await tx
    .insertInto('help_desk_files')
    .values({
      id: file.id,
      record_id: file.recordId,
      name: file.name,
      type: 'application/pdf',
      size: file.bytes.byteLength,
      bytes_sealed: vault.sealBytes(file.bytes, sealedPlace(file.id)),
      token_hash: file.tokenHash,
      created_at: file.createdAt,
      expires_at: file.expiresAt,
      added_by: file.addedBy,
    })
    .execute();
}

/** Deletes a record's file. False when it has none. */
export async function removeFile(tx: Db, recordId: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('help_desk_files')
    .where('record_id', '=', recordId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Whether a file is there still: neither deleted nor replaced. */
export async function hasFile(db: Db, id: string): Promise<boolean> {
  const file = await db
    .selectFrom('help_desk_files')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return file !== undefined;
}

type OpenedFile = { reference: string; type: string; bytes: Buffer; addedAt: string };

/** A record's file in clear, while its link works; else null. */
export async function openFile(
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
  const bytes = vault.openBytes(row.bytes_sealed, sealedPlace(row.id));
  return { reference: row.reference, type: row.type, addedAt: row.addedAt, bytes };
}

/** Deletes the files whose link is over; returns the ids of their records. */
export async function deleteExpiredAnswers(tx: Db, now: string): Promise<string[]> {
  const gone = await tx
    .deleteFrom('help_desk_files')
    .where('expires_at', '<=', now)
    .returning('record_id')
    .execute();
  return gone.map(({ record_id: recordId }) => recordId);
}

function sealedPlace(id: string): string {
  return `help_desk_files.bytes:${id}`;
}
