import type { Account } from '../../contract/accounts/schema';
import type { ProviderAccount } from '../auth/identity-provider';
import type { StaffAccount } from './queries';

/**
 * Joins the identity provider's accounts with staff accounts by e-mail. Accounts with a role come first, by e-mail, then the others,
 * newest first.
 */
export function joinAccounts(
  providerAccounts: readonly ProviderAccount[],
  staffAccounts: readonly StaffAccount[],
): Account[] {
  const staffByEmail = new Map(staffAccounts.map((staff) => [staff.email, staff]));
  const providerEmails = new Set(providerAccounts.map(({ email }) => email));
  return [
    ...providerAccounts.map((account) => joinStaff(account, staffByEmail.get(account.email ?? ''))),
    ...staffAccounts.filter(({ email }) => !providerEmails.has(email)).map(toUnclaimedAccount),
  ].sort(compareAccounts);
}

function joinStaff(account: ProviderAccount, staff: StaffAccount | undefined): Account {
  if (staff === undefined) {
    return { ...account, role: null, disabled: false, binding: 'none', version: 0 };
  }
  const { role, disabled, uid, version } = staff;
  const binding = uid === null ? 'open' : uid === account.uid ? 'own' : 'other';
  return { ...account, role, disabled, binding, version };
}

/** A staff account whose e-mail has no account at the identity provider. */
function toUnclaimedAccount({ email, role, disabled, uid, version }: StaffAccount): Account {
  return {
    uid: null,
    email,
    name: null,
    photo: null,
    providers: [],
    verified: false,
    createdAt: null,
    lastSignInAt: null,
    role,
    disabled,
    binding: uid === null ? 'open' : 'other',
    version,
  };
}

function compareAccounts(a: Account, b: Account): number {
  if ((a.role === null) !== (b.role === null)) return a.role === null ? 1 : -1;
  if (a.role !== null) return (a.email ?? '').localeCompare(b.email ?? '');
  return (b.createdAt ?? '').localeCompare(a.createdAt ?? '');
}
