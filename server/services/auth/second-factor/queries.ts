import type { Encryption } from '../../../core/db/encryption/encryption';
import type { Db } from '../../../core/db/engine';
import { hashToken } from '../../../core/hash-token';
import type { SecondFactorTable } from './table';

/** Roles whose sign-in needs a second factor, as JSON. */
export const requiredRolesSetting = 'second-factor-roles';

const secretContext = (id: string) => `second_factors.secret:${id}`;

export type SecondFactor = Omit<SecondFactorTable, 'secretEncrypted'> & { secret: string };

export async function listFactors(
  db: Db,
  encryption: Encryption,
  uid: string,
): Promise<SecondFactor[]> {
  const rows = await db
    .selectFrom('secondFactors')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('id')
    .execute();
  return rows.map(({ secretEncrypted, counter, ...row }) => ({
    ...row,
    counter: Number(counter),
    secret: encryption.decrypt(secretEncrypted, secretContext(row.id)),
  }));
}

export async function addFactor(
  tx: Db,
  encryption: Encryption,
  { secret, ...factor }: Omit<SecondFactor, 'usedAt'>,
): Promise<void> {
  const secretEncrypted = encryption.encrypt(secret, secretContext(factor.id));
  await tx
    .insertInto('secondFactors')
    .values({ ...factor, secretEncrypted })
    .execute();
}

/** False if the counter was used already, so that two calls can't use one code. */
export async function useCounter(
  tx: Db,
  id: string,
  { counter, usedAt, mayRepeat }: { counter: number; usedAt: string; mayRepeat: boolean },
): Promise<boolean> {
  const used = await tx
    .updateTable('secondFactors')
    .set({ counter, usedAt })
    .where('id', '=', id)
    .where('counter', mayRepeat ? '<=' : '<', counter)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function deleteFactor(tx: Db, uid: string, id: string): Promise<void> {
  await tx.deleteFrom('secondFactors').where('uid', '=', uid).where('id', '=', id).execute();
}

export async function deleteAllFactors(tx: Db, uid: string): Promise<void> {
  for (const table of ['secondFactors', 'recoveryCodes', 'rememberedDevices'] as const) {
    await tx.deleteFrom(table).where('uid', '=', uid).execute();
  }
}

/** Lists who has a second factor. */
export async function listFactorOwners(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('secondFactors').select('uid').distinct().execute();
  return new Set(rows.map(({ uid }) => uid));
}

export async function replaceRecoveryCodes(
  tx: Db,
  uid: string,
  codes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('recoveryCodes').where('uid', '=', uid).execute();
  const rows = codes.map((code) => ({ uid, codeHash: hashToken(code) }));
  await tx.insertInto('recoveryCodes').values(rows).execute();
}

export async function countRecoveryCodes(db: Db, uid: string): Promise<number> {
  const rows = await db
    .selectFrom('recoveryCodes')
    .select('codeHash')
    .where('uid', '=', uid)
    .execute();
  return rows.length;
}

/** True once for each code. */
export async function useRecoveryCode(tx: Db, uid: string, code: string): Promise<boolean> {
  const used = await tx
    .deleteFrom('recoveryCodes')
    .where('uid', '=', uid)
    .where('codeHash', '=', hashToken(code))
    .returning('uid')
    .executeTakeFirst();
  return used !== undefined;
}

export async function rememberDevice(
  tx: Db,
  device: { uid: string; tokenHash: string; until: string },
): Promise<void> {
  await tx.insertInto('rememberedDevices').values(device).execute();
}

export async function isRemembered(
  db: Db,
  { uid, tokenHash, at }: { uid: string; tokenHash: string; at: string },
): Promise<boolean> {
  const device = await db
    .selectFrom('rememberedDevices')
    .select('uid')
    .where('uid', '=', uid)
    .where('tokenHash', '=', tokenHash)
    .where('until', '>', at)
    .executeTakeFirst();
  return device !== undefined;
}

export async function forgetDevices(
  tx: Db,
  uid: string,
  which: { only: readonly string[] } | { except: string | null },
): Promise<void> {
  let query = tx.deleteFrom('rememberedDevices').where('uid', '=', uid);
  if ('only' in which) query = query.where('tokenHash', 'in', [...which.only, '']);
  else if (which.except !== null) query = query.where('tokenHash', '!=', which.except);
  await query.execute();
}

export async function deleteExpiredDevices(tx: Db, at: string): Promise<void> {
  await tx.deleteFrom('rememberedDevices').where('until', '<', at).execute();
}
