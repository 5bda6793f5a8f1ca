import type { Db } from '../../db/engine';
import type { PostPictureTable } from '../table';

/** Keeps a picture by its hash; the same picture is kept once. */
export async function putPostPicture(tx: Db, picture: PostPictureTable): Promise<void> {
  await tx
    .insertInto('post_pictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

/** A picture by its hash, or null. */
export async function openPostPicture(db: Db, hash: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('post_pictures')
    .select('bytes')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row === undefined ? null : Buffer.from(row.bytes);
}

/** So many are asked for at once: a database takes only so many values. */
const atOnce = 500;

/** Those of these pictures that there are not, by their hashes. */
export async function missingPictures(db: Db, hashes: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(hashes)];
  const kept = new Set<string>();
  for (let from = 0; from < wanted.length; from += atOnce) {
    const rows = await db
      .selectFrom('post_pictures')
      .select('hash')
      .where('hash', 'in', wanted.slice(from, from + atOnce))
      .execute();
    for (const { hash } of rows) kept.add(hash);
  }
  return wanted.filter((hash) => !kept.has(hash));
}
