import { isRole, type Role } from '../../../contract/roles';
import type { Db } from '../engine';

export type AccountSeed = { email: string; role: Role };

/** The role of an e-mail address (any case), or null: unknown, or shut out. */
export async function roleOf(db: Db, email: string): Promise<Role | null> {
  const row = await db
    .selectFrom('accounts')
    .select('role')
    .where('email', '=', email.toLowerCase())
    .where('disabled', '=', 0)
    .executeTakeFirst();
  return row !== undefined && isRole(row.role) ? row.role : null;
}

/** Adds accounts that are not there. One that is there keeps its role: after the first start the owner decides. */
export async function seedAccounts(
  db: Db,
  seeds: readonly AccountSeed[],
  now: string,
): Promise<void> {
  if (seeds.length === 0) return;
  await db
    .insertInto('accounts')
    .values(
      seeds.map(({ email, role }) => ({
        email: email.toLowerCase(),
        role,
        disabled: 0,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}
