import type { Account } from '../../contract/accounts/schema';
import type { StaffAccount } from './queries';
import type { ProviderAccount } from '../auth/identity-provider';

/**
 * The accounts that can sign in, each with what the office knows of its address, and the addresses with a role for which there
 * is no account: those with a role first, by address, then the newest.
 */
export function joinAccounts(
  provided: readonly ProviderAccount[],
  rows: readonly StaffAccount[],
): Account[] {
  const rowOf = new Map(rows.map((row) => [row.email, row]));
  const taken = new Set(provided.map(({ email }) => email));
  const joined = [
    ...provided.map((one) => join(one, one.email === null ? undefined : rowOf.get(one.email))),
    ...rows.filter(({ email }) => !taken.has(email)).map(withoutAccount),
  ];
  return joined.sort(inOrder);
}

function join(one: ProviderAccount, row: StaffAccount | undefined): Account {
  if (row === undefined)
    return { ...one, role: null, disabled: false, binding: 'none', version: 0 };
  const { role, disabled, uid, version } = row;
  const binding = uid === null ? 'open' : uid === one.uid ? 'own' : 'other';
  return { ...one, role, disabled, binding, version };
}

function withoutAccount({ email, role, disabled, uid, version }: StaffAccount): Account {
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

function inOrder(one: Account, other: Account): number {
  if ((one.role === null) !== (other.role === null)) return one.role === null ? 1 : -1;
  if (one.role !== null) return (one.email ?? '').localeCompare(other.email ?? '');
  return (other.createdAt ?? '').localeCompare(one.createdAt ?? '');
}
