import type { FastifyBaseLogger } from 'fastify';
import type { Account, AccountsResponse } from '../../../contract/accounts/schema';
import { listStaffAccounts, toAccess } from '../../services/auth/account-queries';
import type { ProviderAccount } from '../../services/auth/identity-provider';
import { listFactorOwners } from '../../services/auth/second-factor/queries';
import type { AccountTable } from '../../services/auth/table';
import type { Context } from '../context';

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
  const factorOwners = await listFactorOwners(context.database.db);
  const staffByEmail = new Map(staffAccounts.map((staff) => [staff.email, staff]));
  const providerEmails = new Set(providerAccounts.map(({ email }) => email));
  const accounts = [
    ...providerAccounts.map((account) => joinStaff(account, staffByEmail.get(account.email ?? ''))),
    ...staffAccounts
      .filter(({ email }) => !providerEmails.has(email))
      .map((staff) => joinStaff(null, staff)),
  ];
  return {
    accounts: accounts.sort(compareAccounts).map((account) => ({
      ...account,
      hasSecondFactor: account.uid !== null && factorOwners.has(account.uid),
    })),
    provider,
  };
}

/** @param account null: the identity provider has none with this email */
function joinStaff(
  account: ProviderAccount | null,
  staff: AccountTable | undefined,
): JoinedAccount {
  const details = account ?? { ...noAccount, email: staff?.email ?? null };
  if (staff === undefined) {
    return {
      ...details,
      role: null,
      screens: [],
      regions: null,
      disabled: false,
      binding: 'none',
      version: 0,
    };
  }
  const { disabled, uid, version } = staff;
  const binding = uid === null ? 'unclaimed' : uid === details.uid ? 'claimed' : 'claimed-by-other';
  return { ...details, ...toAccess(staff), disabled: disabled === 1, binding, version };
}

type JoinedAccount = Omit<Account, 'hasSecondFactor'>;

const noAccount = {
  uid: null,
  name: null,
  photo: null,
  providers: [],
  verified: false,
  createdAt: null,
  lastSignInAt: null,
};

function compareAccounts(a: JoinedAccount, b: JoinedAccount): number {
  if ((a.role === null) !== (b.role === null)) return a.role === null ? 1 : -1;
  if (a.role !== null) return (a.email ?? '').localeCompare(b.email ?? '');
  return (b.createdAt ?? '').localeCompare(a.createdAt ?? '');
}
