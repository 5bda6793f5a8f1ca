import type { Db } from '../../core/db/engine';
import type { PostPictureTable } from './table';

export async function savePostPicture(tx: Db, picture: PostPictureTable): Promise<void> {
  await tx
    .insertInto('postPictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

/** @param path or name of the file: '<hash>.webp' */
export async function findPostPicture(db: Db, path: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('postPictures')
    .select('bytes')
    .where('hash', '=', getHash(path))
    .executeTakeFirst();
  return row === undefined ? null : Buffer.from(row.bytes);
}

export async function findPictureSize(
  db: Db,
  path: string,
): Promise<{ width: number; height: number } | null> {
  const row = await db
    .selectFrom('postPictures')
    .select(['width', 'height'])
    .where('hash', '=', getHash(path))
    .executeTakeFirst();
  return row ?? null;
}

/** Both engines limit the values in a statement. Beyond this, all hashes are read. */
const maxHashes = 500;

export async function listMissingPictures(
  db: Db,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const rows = await db
    .selectFrom('postPictures')
    .select('hash')
    .$if(paths.length <= maxHashes, (query) => query.where('hash', 'in', paths.map(getHash)))
    .execute();
  const known = new Set(rows.map(({ hash }) => hash));
  return new Set(paths.filter((path) => !known.has(getHash(path))));
}

function getHash(path: string): string {
  return /([0-9a-f]{32})\.webp$/.exec(path)?.[1] ?? '';
}
