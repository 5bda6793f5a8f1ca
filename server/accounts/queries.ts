import { isRole, type Role } from '../../contract/shared/roles';
import { inTransaction, type Db } from '../db/engine';
import { touchList } from '../db/list-revisions';

export type AccountSeed = { email: string; role: Role };

/**
 * The role of a signed-in person, or null: none, shut out, or the address's role belongs to another account. The first
 * sign-in with a verified address takes its role for that account, and keeps it until the owner releases it; an account that a
 * role was released from does not get it again (docs/decisions/018).
 * @param person uid and verified e-mail, in any case, of a token
 */
export async function claimRole(
  db: Db,
  { uid, email }: { uid: string; email: string },
): Promise<Role | null> {
  const row = await enabledRow(db, email);
  if (row === undefined || row.uid === uid) return toRole(row);
  if (row.uid !== null) return null;
  await inTransaction(db, async (tx) => {
    const claimed = await tx
      .updateTable('accounts')
      .set({ uid })
      .where('email', '=', email.toLowerCase())
      .where('uid', 'is', null)
      // Still signed in, it would be the first to come.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('released_roles')
              .select('released_roles.uid')
              .whereRef('released_roles.email', '=', 'accounts.email')
              .where('released_roles.uid', '=', uid),
          ),
        ),
      )
      // One account has one role: that of the address it came with first.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('accounts as other').select('other.uid').where('other.uid', '=', uid)),
        ),
      )
      .returning('email')
      .executeTakeFirst();
    if (claimed !== undefined) await touchList(tx, 'accounts');
  });
  const taken = await enabledRow(db, email);
  return taken?.uid === uid ? toRole(taken) : null;
}

function enabledRow(db: Db, email: string) {
  return db
    .selectFrom('accounts')
    .select(['role', 'uid'])
    .where('email', '=', email.toLowerCase())
    .where('disabled', '=', 0)
    .executeTakeFirst();
}

function toRole(row: { role: string } | undefined): Role | null {
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
        version: 1,
      })),
    )
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

/** Role and state of an address, for Users info. */
export type StaffAccount = {
  email: string;
  role: Role;
  disabled: boolean;
  createdAt: string;
  uid: string | null;
  version: number;
};

/** Every address with a role: the office, not its visitors. */
export async function listStaffAccounts(db: Db): Promise<StaffAccount[]> {
  const rows = await db.selectFrom('accounts').selectAll().orderBy('email').execute();
  return rows.flatMap(({ email, role, disabled, created_at: createdAt, uid, version }) =>
    isRole(role) ? [{ email, role, disabled: disabled === 1, createdAt, uid, version }] : [],
  );
}
