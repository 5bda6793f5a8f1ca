import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/engine';

/** Keeps a photo in place of the account's former one, and returns the id under which it is shown. */
export async function saveProfilePhoto(
  db: Db,
  photo: { uid: string; bytes: Buffer; at: string },
): Promise<string> {
  const id = randomBytes(18).toString('base64url');
  const { bytes, at } = photo;
  await db
    .insertInto('profile_photos')
    .values({ id, uid: photo.uid, bytes, created_at: at })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ id, bytes, created_at: at }))
    .execute();
  return id;
}

/** Deletes the account's photo, if it has one. */
export async function deleteProfilePhoto(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('profile_photos').where('uid', '=', uid).execute();
}

/** A photo by its id, or null. */
export async function findProfilePhoto(db: Db, id: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('profile_photos')
    .select('bytes')
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : Buffer.from(row.bytes);
}
