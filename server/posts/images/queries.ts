import type { Db } from '../../db/engine';
import type { PostPictureTable } from '../table';

/** Saves a picture once per hash. */
export async function putPostPicture(tx: Db, picture: PostPictureTable): Promise<void> {
  await tx
    .insertInto('post_pictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

export async function openPostPicture(db: Db, hash: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('post_pictures')
    .select('bytes')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row === undefined ? null : Buffer.from(row.bytes);
}

/** Both engines limit the values in a statement. */
const batchSize = 500;

/** Returns the hashes that have no picture. */
export async function missingPictures(db: Db, hashes: readonly string[]): Promise<string[]> {
  const unique = [...new Set(hashes)];
  const found = new Set<string>();
  for (let from = 0; from < unique.length; from += batchSize) {
    const rows = await db
      .selectFrom('post_pictures')
      .select('hash')
      .where('hash', 'in', unique.slice(from, from + batchSize))
      .execute();
    for (const { hash } of rows) found.add(hash);
  }
  return unique.filter((hash) => !found.has(hash));
}
