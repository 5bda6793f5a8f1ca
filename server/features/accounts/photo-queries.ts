import { randomBytes } from 'node:crypto';
import type { Db } from '../../core/db/engine';

export async function saveProfilePhoto(
  db: Db,
  { uid, bytes, at }: { uid: string; bytes: Buffer; at: string },
): Promise<string> {
  const photo = { id: randomBytes(18).toString('base64url'), bytes, createdAt: at };
  await db
    .insertInto('profilePhotos')
    .values({ uid, ...photo })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(photo))
    .execute();
  return photo.id;
}

export async function deleteProfilePhoto(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('profilePhotos').where('uid', '=', uid).execute();
}

export async function findProfilePhoto(db: Db, id: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('profilePhotos')
    .select('bytes')
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : Buffer.from(row.bytes);
}
