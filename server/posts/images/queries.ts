import type { Db } from '../../db/engine';
import type { PostPictureTable } from '../table';

/** Saves a picture once per hash. */
export async function savePostPicture(tx: Db, picture: PostPictureTable): Promise<void> {
  await tx
    .insertInto('postPictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

export async function findPostPicture(db: Db, hash: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('postPictures')
    .select('bytes')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row === undefined ? null : Buffer.from(row.bytes);
}

/** Both engines limit the values in a statement. Beyond this, all hashes are read. */
const maxHashes = 500;

/** Returns the hashes that have no picture. */
export async function listMissingPictures(db: Db, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom('postPictures')
    .select('hash')
    .$if(hashes.length <= maxHashes, (query) => query.where('hash', 'in', hashes))
    .execute();
  const known = new Set(rows.map(({ hash }) => hash));
  return [...new Set(hashes)].filter((hash) => !known.has(hash));
}
