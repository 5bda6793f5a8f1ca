import {
  canManageAccounts,
  canSee,
  roles,
  type Role,
  type ScreenId,
} from '../../../contract/shared/roles';
import { inTransaction, type Db } from '../../core/db/engine';
import { bumpRevision } from '../../core/db/list-revisions';
import { validationError } from '../../core/http/errors';
import type { AccountTable } from './table';

export function listStaffAccounts(db: Db): Promise<AccountTable[]> {
  return db.selectFrom('accounts').selectAll().orderBy('email').execute();
}

/** Lists the emails of everyone who can be assigned what a screen shows: enabled accounts whose role sees it. */
export async function listAssignees(db: Db, screen: ScreenId): Promise<string[]> {
  const accounts = await listStaffAccounts(db);
  return accounts
    .filter(({ role, disabled }) => disabled === 0 && canSee(role, screen))
    .map(({ email }) => email);
}

/** Throws 400 on `assignee` for someone without this screen. */
export async function requireAssignee(
  db: Db,
  assignee: string | null | undefined,
  screen: ScreenId,
  work: 'messages' | 'requests',
): Promise<void> {
  if (typeof assignee !== 'string' || (await listAssignees(db, screen)).includes(assignee)) return;
  throw validationError({ assignee: `Choose someone who works with these ${work}.` });
}

export async function listManagers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('email')
    .where('role', 'in', roles.filter(canManageAccounts))
    .where('disabled', '=', 0)
    .execute();
  return rows.map(({ email }) => email);
}

export function findStaffAccount(db: Db, email: string): Promise<AccountTable | undefined> {
  return db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
}

export async function hasSignatureOn(db: Db, email: string): Promise<boolean> {
  return (await findStaffAccount(db, email))?.signatureOff !== 1;
}

export async function setSignature(db: Db, email: string, isOn: boolean): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ signatureOff: isOn ? 0 : 1 })
    .where('email', '=', email)
    .execute();
}

/**
 * Returns the role of a signed-in person. Null without a role, for a disabled account, or when the role belongs to another
 * account. The first account that signs in with a verified email claims its role and keeps it until the owner releases it
 * (docs/decisions/018).
 * @param person verified, from an ID token
 */
export async function claimRole(
  db: Db,
  person: { uid: string; email: string },
): Promise<Role | null> {
  const { uid } = person;
  const email = person.email.toLowerCase();
  const account = await findEnabledAccount(db, email);
  if (account === undefined) return null;
  if (account.uid !== null) return account.uid === uid ? account.role : null;
  await inTransaction(db, async (tx) => {
    const claimed = await tx
      .updateTable('accounts')
      .set({ uid })
      .where('email', '=', email)
      .where('uid', 'is', null)
      // A released account is still signed in and would claim its role again at once.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('releasedRoles')
              .select('releasedRoles.uid')
              .whereRef('releasedRoles.email', '=', 'accounts.email')
              .where('releasedRoles.uid', '=', uid),
          ),
        ),
      )
      // An account whose email has changed keeps its one role.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('accounts as other').select('other.uid').where('other.uid', '=', uid)),
        ),
      )
      .returning('email')
      .executeTakeFirst();
    if (claimed !== undefined) await bumpRevision(tx, 'accounts');
  });
  const claimed = await findEnabledAccount(db, email);
  return claimed?.uid === uid ? claimed.role : null;
}

async function findEnabledAccount(db: Db, email: string) {
  return db
    .selectFrom('accounts')
    .select(['role', 'uid'])
    .where('email', '=', email)
    .where('disabled', '=', 0)
    .executeTakeFirst();
}

export type AccountSeed = { email: string; role: Role };

/** Adds missing accounts. Existing ones keep their role, because the owner may have changed it. */
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
        createdAt: now,
        version: 1,
      })),
    )
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

/** @param domain with its @ */
export async function hasAccountOf(db: Db, domain: string): Promise<boolean> {
  const found = await db
    .selectFrom('accounts')
    .select('email')
    .where('disabled', '=', 0)
    .where('email', 'like', `%${domain}`)
    .executeTakeFirst();
  return found !== undefined;
}

type SavedAccount = Pick<AccountTable, 'email' | 'role' | 'disabled' | 'version' | 'changedBy'>;

export async function saveStaffAccount(tx: Db, account: SavedAccount, at: string): Promise<void> {
  const { email: _email, ...changes } = account;
  await tx
    .insertInto('accounts')
    .values({ ...account, createdAt: at })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(changes))
    .execute();
}

/** Unbinds a role from the identity provider's account, which can't claim it again. */
export async function releaseRole(tx: Db, email: string, uid: string): Promise<void> {
  await tx
    .insertInto('releasedRoles')
    .values({ email, uid })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.updateTable('accounts').set({ uid: null }).where('email', '=', email).execute();
}
