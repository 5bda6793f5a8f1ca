import { fileLimits } from '../../../../contract/messages/constants';
import type { MessageFile } from '../../../../contract/messages/schema';
import type { Encryption } from '../../../core/db/encryption/encryption';
import type { Db } from '../../../core/db/engine';
import { validationError } from '../../../core/http/errors';
import type { UploadTable } from '../table';

type StoredFile = MessageFile & { bytes: Buffer };

export type NewUpload = Pick<UploadTable, 'id' | 'email' | 'subject' | 'type' | 'createdAt'> & {
  name: string;
  bytes: Uint8Array;
};

const bytesContext = (id: string) => `uploads.bytes:${id}`;
const nameContext = (id: string) => `uploads.name:${id}`;

export async function addUpload(
  tx: Db,
  encryption: Encryption,
  { name, bytes, ...upload }: NewUpload,
): Promise<void> {
  await tx
    .insertInto('uploads')
    .values({
      ...upload,
      size: bytes.byteLength,
      nameEncrypted: encryption.encrypt(name, nameContext(upload.id)),
      bytesEncrypted: encryption.encryptBytes(bytes, bytesContext(upload.id)),
    })
    .execute();
}

export async function measureUploads(db: Db, email: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('uploads')
    .select(({ fn }) => fn.sum<number | null>('size').as('bytes'))
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

export async function removeUploads(tx: Db, ids: readonly string[], email: string): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('uploads').where('id', 'in', ids).where('email', '=', email).execute();
}

export async function deleteOldUploads(tx: Db, cutoff: string): Promise<void> {
  await tx
    .deleteFrom('uploads')
    .where('email', 'is not', null)
    .where('createdAt', '<', cutoff)
    .execute();
}

/** The account's own files and those of templates, in the order of the ids. Throws 400 on `files` if one is gone, or if they are too large. */
export async function readUploads(
  db: Db,
  encryption: Encryption,
  ids: readonly string[],
  email: string,
): Promise<(StoredFile & { isOwn: boolean })[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('uploads')
    .selectAll()
    .where('id', 'in', ids)
    .where((eb) => eb.or([eb('email', '=', email), eb('email', 'is', null)]))
    .execute();
  const files = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  if (files.length < ids.length) {
    throw validationError({ files: 'A file was deleted. Remove it, and attach it again.' });
  }
  if (files.reduce((sum, { size }) => sum + size, 0) > fileLimits.maxBytes) {
    throw validationError({ files: 'Files can have up to 10 MB in all. Remove one.' });
  }
  return files.map((row) => ({
    ...toFile(encryption, row),
    isOwn: row.email !== null,
    bytes: encryption.decryptBytes(row.bytesEncrypted, bytesContext(row.id)),
  }));
}

/** The files of all templates, by the template's id. */
export async function listTemplateFiles(
  db: Db,
  encryption: Encryption,
): Promise<ReadonlyMap<string, MessageFile[]>> {
  const rows = await db
    .selectFrom('uploads')
    .select(['id', 'subject', 'nameEncrypted', 'type', 'size'])
    .where('email', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const files = new Map<string, MessageFile[]>();
  for (const { subject, ...row } of rows) {
    files.set(subject, [...(files.get(subject) ?? []), toFile(encryption, row)]);
  }
  return files;
}

/** A template keeps its files among the ids, and takes the account's own. The others are deleted. */
export async function setTemplateFiles(
  tx: Db,
  encryption: Encryption,
  { templateId, ids, email }: { templateId: string; ids: readonly string[]; email: string },
): Promise<void> {
  await readUploads(tx, encryption, ids, email);
  if (ids.length > 0) {
    await tx
      .updateTable('uploads')
      .set({ email: null, subject: templateId })
      .where('id', 'in', ids)
      .where('email', '=', email)
      .execute();
  }
  await tx
    .deleteFrom('uploads')
    .where('email', 'is', null)
    .where('subject', '=', templateId)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute();
}

function toFile(
  encryption: Encryption,
  { id, nameEncrypted, type, size }: Pick<UploadTable, 'id' | 'nameEncrypted' | 'type' | 'size'>,
): MessageFile {
  return { id, name: encryption.tryDecrypt(nameEncrypted, nameContext(id)) ?? 'File', type, size };
}
