import { matchesQuery } from '../shared/text/text-search';
import { roles, type Role } from '../shared/roles';

export const roleFilters = ['any', ...roles, 'none'] as const;
export const stateFilters = ['any', 'active', 'waiting', 'disabled', 'unverified'] as const;
export const accountSorts = ['office', 'name', 'role', 'created', 'seen'] as const;

/** The filter of the accounts list and its export. */
export type AccountFilter = {
  query: string;
  role: (typeof roleFilters)[number];
  state: (typeof stateFilters)[number];
  /** 'office' keeps the server's order. */
  sort: (typeof accountSorts)[number];
  /** Reverses the order. */
  isReversed: boolean;
};

/** The fields of an account that search, filters, and sorting need (contract/accounts/schema.ts). */
type Account = {
  uid: string | null;
  email: string | null;
  name: string | null;
  verified: boolean;
  createdAt: string | null;
  lastSignInAt: string | null;
  role: Role | null;
  disabled: boolean;
  binding: string;
};

/** Filters and sorts accounts. */
export function filterAccounts<Listed extends Account>(
  accounts: readonly Listed[],
  filter: AccountFilter,
): Listed[] {
  const matches = accounts.filter((account) => matchesFilter(account, filter));
  const sorted = filter.sort === 'office' ? matches : matches.sort(compare[filter.sort]);
  return filter.isReversed ? sorted.reverse() : sorted;
}

/** Whether a role hasn't been claimed by this account: it awaits a first sign-in, or another account has it. */
export function isRolePending({ role, binding }: Pick<Account, 'role' | 'binding'>): boolean {
  return role !== null && binding !== 'own';
}

function matchesFilter(account: Account, { query, role, state }: AccountFilter): boolean {
  if (role !== 'any' && role !== (account.role ?? 'none')) return false;
  if (!isInState(account, state)) return false;
  return matchesQuery(`${account.name ?? ''}\n${account.email ?? ''}`, query);
}

function isInState(account: Account, state: AccountFilter['state']): boolean {
  switch (state) {
    case 'any':
      return true;
    case 'active':
      return account.role !== null && !account.disabled && !isRolePending(account);
    case 'waiting':
      return !account.disabled && isRolePending(account);
    case 'disabled':
      return account.disabled;
    case 'unverified':
      return account.uid !== null && !account.verified;
  }
}

const sortName = ({ name, email }: Account) => (name ?? email ?? '').toLowerCase();
const sortRole = ({ role }: Account) => (role === null ? roles.length : roles.indexOf(role));
/** Latest first; null comes last. */
const compareDates = (a: string | null, b: string | null) => (b ?? '').localeCompare(a ?? '');

const compare = {
  name: (a: Account, b: Account) => sortName(a).localeCompare(sortName(b)),
  role: (a: Account, b: Account) => sortRole(a) - sortRole(b),
  created: (a: Account, b: Account) => compareDates(a.createdAt, b.createdAt),
  seen: (a: Account, b: Account) => compareDates(a.lastSignInAt, b.lastSignInAt),
};
