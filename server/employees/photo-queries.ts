import type { Db } from '../db/engine';
import { newId } from '../db/uuid';
import type { Vault } from '../db/encryption/encryption';

/** Keeps a photo, sealed, in place of the employee's former one, and returns its id. */
export async function saveEmployeePhoto(
  tx: Db,
  vault: Vault,
  { employeeId, bytes, at }: { employeeId: string; bytes: Uint8Array; at: string },
): Promise<string> {
  await deleteEmployeePhoto(tx, employeeId);
  const id = newId();
  await tx
    .insertInto('employee_photos')
    .values({
      id,
      employee_id: employeeId,
      bytes_sealed: vault.sealBytes(bytes, sealedPlace(id)),
      created_at: at,
    })
    .execute();
  return id;
}

/** Deletes an employee's photo. False when there is none. */
export async function deleteEmployeePhoto(tx: Db, employeeId: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('employee_photos')
    .where('employee_id', '=', employeeId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** A photo in clear by its id, or null. */
export async function findEmployeePhoto(db: Db, vault: Vault, id: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('employee_photos')
    .select('bytes_sealed')
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : vault.openBytes(row.bytes_sealed, sealedPlace(id));
}

function sealedPlace(id: string): string {
  return `employee_photos.bytes:${id}`;
}
