import type { Encryption } from '../../core/db/encryption/encryption';
import type { Db } from '../../core/db/engine';
import { newId } from '../../core/db/uuid';

export async function saveEmployeePhoto(
  tx: Db,
  encryption: Encryption,
  { employeeId, bytes, at }: { employeeId: string; bytes: Uint8Array; at: string },
): Promise<string> {
  const id = newId();
  const bytesEncrypted = encryption.encryptBytes(bytes, encryptionContext(id));
  const photo = { id, bytesEncrypted, createdAt: at };
  await tx
    .insertInto('employeePhotos')
    .values({ employeeId, ...photo })
    .onConflict((conflict) => conflict.column('employeeId').doUpdateSet(photo))
    .execute();
  return id;
}

export async function deleteEmployeePhoto(tx: Db, employeeId: string): Promise<void> {
  await tx.deleteFrom('employeePhotos').where('employeeId', '=', employeeId).execute();
}

export async function findEmployeePhoto(
  db: Db,
  encryption: Encryption,
  id: string,
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('employeePhotos')
    .select('bytesEncrypted')
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined
    ? null
    : encryption.decryptBytes(row.bytesEncrypted, encryptionContext(id));
}

/** Of the employee with this photo. */
export async function findPhotoRegion(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('employeePhotos as photo')
    .innerJoin('employees', 'employees.id', 'photo.employeeId')
    .select('employees.region')
    .where('photo.id', '=', id)
    .executeTakeFirst();
  return row?.region;
}

function encryptionContext(id: string): string {
  return `employee_photos.bytes:${id}`;
}
