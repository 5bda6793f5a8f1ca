import { group } from 'd3-array';
import type { FastifyBaseLogger } from 'fastify';
import type { Account, AccountChange, AccountsResponse } from '../../../contract/accounts/schema';
import { formatEmailAsName } from '../../../contract/accounts/staff-name';
import type { AuditAction } from '../../../contract/audit/constants';
import { canManageAccounts } from '../../../contract/shared/roles';
import { normalizeForSearch } from '../../../contract/shared/text/text-search';
import type { Actor } from '../../core/db/change-log';
import { inTransaction, type Db } from '../../core/db/engine';
import { bumpRevision } from '../../core/db/list-revisions';
import { forbidden, HttpError } from '../../core/http/errors';
import { recordAudit } from '../../services/audit/record-audit';
import {
  findStaffAccount,
  listManagers,
  listStaffAccounts,
  releaseRole,
  saveStaffAccount,
} from '../../services/auth/account-queries';
import type { ProviderAccount } from '../../services/auth/identity-provider';
import type { AccountTable } from '../../services/auth/table';
import type { Context } from '../context';
import { listWorkNames } from '../employees/service';

type ProviderAccounts = {
  accounts: readonly ProviderAccount[];
  provider: AccountsResponse['provider'];
  revision: string;
};

/** Concurrent requests share one call of the provider, whose error is logged once. */
const loggedErrors = new WeakSet<Error>();

export async function listProviderAccounts(
  { identityProvider }: Context,
  log: FastifyBaseLogger,
): Promise<ProviderAccounts> {
  if (identityProvider === null) {
    return { accounts: [], provider: 'unconfigured', revision: 'unconfigured' };
  }
  try {
    const { accounts, isTruncated, revision } = await identityProvider.accounts();
    return { accounts, provider: isTruncated ? 'truncated' : 'complete', revision };
  } catch (error) {
    if (error instanceof Error && !loggedErrors.has(error)) {
      loggedErrors.add(error);
      log.warn({ err: error }, 'Could not list the accounts of the identity provider');
    }
    return { accounts: [], provider: 'unreachable', revision: 'unreachable' };
  }
}

/**
 * Lists the identity provider's accounts and the staff accounts, joined by email. Accounts with a role come first, by email, then the
 * others, newest first.
 */
export async function listAccounts(
  context: Context,
  log: FastifyBaseLogger,
): Promise<{ accounts: Account[]; provider: AccountsResponse['provider'] }> {
  const { accounts: providerAccounts, provider } = await listProviderAccounts(context, log);
  const staffAccounts = await listStaffAccounts(context.database.db);
  const staffByEmail = new Map(staffAccounts.map((staff) => [staff.email, staff]));
  const providerEmails = new Set(providerAccounts.map(({ email }) => email));
  const accounts = [
    ...providerAccounts.map((account) => joinStaff(account, staffByEmail.get(account.email ?? ''))),
    ...staffAccounts
      .filter(({ email }) => !providerEmails.has(email))
      .map((staff) => joinStaff(null, staff)),
  ];
  return { accounts: accounts.sort(compareAccounts), provider };
}

/**
 * The names of all accounts with a role, by email: the account's own, else the name of the employee with this work email, else
 * one made from the address. Anyone can open an account with someone else's address, so an account that hasn't claimed the role
 * needs a verified one. People choose their account's name, so the address follows a name that a colleague has too.
 */
export async function listStaffNames(
  context: Context,
  log: FastifyBaseLogger,
): Promise<Map<string, string>> {
  const { db } = context.database;
  const [{ accounts }, staff] = await Promise.all([
    listProviderAccounts(context, log),
    listStaffAccounts(db),
  ]);
  const nameByUid = new Map(accounts.map(({ uid, name }) => [uid, name?.trim()]));
  const nameByEmail = new Map(
    accounts.flatMap(({ email, verified, name }) => (verified ? [[email, name?.trim()]] : [])),
  );
  const employeeNames = await listWorkNames(
    db,
    staff.map(({ email }) => email),
  );
  const names = staff.map(({ email, uid }) => {
    const accountName = uid === null ? nameByEmail.get(email) : nameByUid.get(uid);
    return [email, accountName || employeeNames.get(email) || formatEmailAsName(email)] as const;
  });
  return new Map(withAddresses(names));
}

function withAddresses(names: readonly (readonly [email: string, name: string])[]) {
  const namesakes = group(names, ([, name]) => normalizeForSearch(name));
  return names.map(([email, name]): [email: string, name: string] => {
    const isUnique = namesakes.get(normalizeForSearch(name))?.length === 1;
    return [email, isUnique ? name : `${name} (${email})`];
  });
}

/** @param account null: the identity provider has none with this email */
function joinStaff(account: ProviderAccount | null, staff: AccountTable | undefined): Account {
  const details = account ?? { ...noAccount, email: staff?.email ?? null };
  if (staff === undefined) {
    return { ...details, role: null, disabled: false, binding: 'none', version: 0 };
  }
  const { role, disabled, uid, version } = staff;
  const binding = uid === null ? 'unclaimed' : uid === details.uid ? 'claimed' : 'claimed-by-other';
  return { ...details, role, disabled: disabled === 1, binding, version };
}

const noAccount = {
  uid: null,
  name: null,
  photo: null,
  providers: [],
  verified: false,
  createdAt: null,
  lastSignInAt: null,
};

function compareAccounts(a: Account, b: Account): number {
  if ((a.role === null) !== (b.role === null)) return a.role === null ? 1 : -1;
  if (a.role !== null) return (a.email ?? '').localeCompare(b.email ?? '');
  return (b.createdAt ?? '').localeCompare(a.createdAt ?? '');
}

/**
 * Creates or updates a staff account, audits each change, and returns the new version. Managers can't change their own account or
 * demote the last owner. Throws 403 and 409.
 * @param email lower case
 * @param invite called in the transaction for an email that had no role
 */
export function updateAccount(
  db: Db,
  email: string,
  change: AccountChange,
  actor: Actor,
  invite: (tx: Db) => Promise<void>,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    // First, because it locks the list: two owners can't demote each other at once.
    await bumpRevision(tx, 'accounts');
    await requirePermission(tx, email, change, actor.email);
    const account = await findStaffAccount(tx, email);
    if ((account?.version ?? 0) !== change.version) {
      const message = `${account?.changedBy ?? 'Someone else'} changed this account first.`;
      throw new HttpError(409, 'changed', message);
    }
    const actions = listActions(account, change);
    if (actions.length === 0) return change.version;
    const version = change.version + 1;
    const disabled = change.disabled ? 1 : 0;
    const saved = { email, role: change.role, disabled, version, changedBy: actor.email };
    await saveStaffAccount(tx, saved, actor.at);
    if (account === undefined && !change.disabled) await invite(tx);
    if (change.release && account?.uid) await releaseRole(tx, email, account.uid);
    for (const action of actions) {
      const subject = { kind: 'account', id: email } as const;
      await recordAudit(tx, actor, { action, subject });
    }
    return version;
  });
}

async function requirePermission(
  tx: Db,
  email: string,
  { role, disabled }: AccountChange,
  actor: string,
): Promise<void> {
  const managers = await listManagers(tx);
  if (!managers.includes(actor)) throw forbidden();
  const staysManager = canManageAccounts(role) && !disabled;
  if (!staysManager && managers.length === 1 && managers.includes(email)) {
    const message = 'This is the last owner who can sign in. Make someone else an owner first.';
    throw new HttpError(409, 'last_owner', message);
  }
  if (email === actor) {
    const message = 'You can’t change your own account. Ask another owner.';
    throw new HttpError(409, 'own_account', message);
  }
}

function listActions(
  account: AccountTable | undefined,
  { role, disabled, release }: AccountChange,
): AuditAction[] {
  const actions: AuditAction[] = [];
  if (role !== account?.role) actions.push(`role-${role}`);
  if (disabled !== (account?.disabled === 1)) {
    actions.push(disabled ? 'disable-account' : 'enable-account');
  }
  if (release && account?.uid) actions.push('release-account');
  return actions;
}
