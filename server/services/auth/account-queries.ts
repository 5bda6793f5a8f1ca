import {
  canManageAccounts,
  canSee,
  canSeeRegion,
  resolveAccess,
  roles,
  screenIdsByRole,
  type Access,
  type Role,
  type ScreenId,
} from '../../../contract/shared/roles';
import { regionIds, type RegionId } from '../../../contract/shared/regions';
import { inTransaction, type Db } from '../../core/db/engine';
import { bumpRevision } from '../../core/db/list-revisions';
import { validationError } from '../../core/http/errors';
import type { AccountTable } from './table';

export function listStaffAccounts(db: Db): Promise<AccountTable[]> {
  return db.selectFrom('accounts').selectAll().orderBy('email').execute();
}

type Grants = Pick<AccountTable, 'grantedScreens' | 'deniedScreens' | 'regions'>;

export function toAccess(account: Pick<AccountTable, 'role'> & Partial<Grants>): Access {
  const { role, grantedScreens, deniedScreens, regions } = account;
  return resolveAccess({
    role,
    grantedScreens: JSON.parse(grantedScreens ?? '[]') as ScreenId[],
    deniedScreens: JSON.parse(deniedScreens ?? '[]') as ScreenId[],
    regions: JSON.parse(regions ?? 'null') as RegionId[] | null,
  });
}

/** An access as it is stored: only where it differs from the role, so that a screen that the role gets later is included. */
export function toGrants({ role, screens, regions }: Access): Grants {
  const own = screenIdsByRole[role];
  const toJson = (ids: readonly string[]) => (ids.length === 0 ? null : JSON.stringify(ids));
  const isEverywhere = regions === null || regionIds.every((id) => regions.includes(id));
  return {
    grantedScreens: toJson(screens.filter((id) => !own.includes(id))),
    deniedScreens: toJson(own.filter((id) => !screens.includes(id))),
    regions: isEverywhere ? null : JSON.stringify(regions),
  };
}

/**
 * Lists the emails of everyone who can be assigned what a screen shows: enabled accounts that see it in at least one of these
 * regions; null: of all.
 */
export async function listAssignees(
  db: Db,
  screen: ScreenId,
  regions: Access['regions'],
): Promise<string[]> {
  const accounts = await listStaffAccounts(db);
  return accounts
    .filter((account) => {
      const access = toAccess(account);
      const isNear = regions === null || regions.some((region) => canSeeRegion(access, region));
      return account.disabled === 0 && canSee(access, screen) && isNear;
    })
    .map(({ email }) => email);
}

/** Throws 400 on `assignee` for someone who doesn't see this screen or region. */
export async function requireAssignee(
  db: Db,
  assignee: string | null | undefined,
  { screen, region }: { screen: ScreenId; region: RegionId },
  work: 'messages' | 'requests',
): Promise<void> {
  if (typeof assignee !== 'string') return;
  if ((await listAssignees(db, screen, [region])).includes(assignee)) return;
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
 * Returns the access of a signed-in person. Null without a role, for a disabled account, or when the role belongs to another
 * account. The first account that signs in with a verified email claims its role and keeps it until the owner releases it
 * (docs/decisions/018).
 * @param person verified, from an ID token
 */
export async function claimAccess(
  db: Db,
  person: { uid: string; email: string },
): Promise<Access | null> {
  const { uid } = person;
  const email = person.email.toLowerCase();
  const account = await findEnabledAccount(db, email);
  if (account === undefined) return null;
  if (account.uid !== null) return account.uid === uid ? toAccess(account) : null;
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
  return claimed?.uid === uid ? toAccess(claimed) : null;
}

async function findEnabledAccount(db: Db, email: string) {
  return db
    .selectFrom('accounts')
    .select(['role', 'uid', 'grantedScreens', 'deniedScreens', 'regions'])
    .where('email', '=', email)
    .where('disabled', '=', 0)
    .executeTakeFirst();
}

export type AccountSeed = { email: string; role: Role } & Partial<Grants>;

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
      seeds.map(({ email, ...account }) => ({
        ...account,
        email: email.toLowerCase(),
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

type SavedAccount = Pick<AccountTable, 'email' | 'role' | 'disabled' | 'version' | 'changedBy'> &
  Grants;

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
