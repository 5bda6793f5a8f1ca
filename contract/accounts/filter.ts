import { holdsWords } from '../shared/text/text-search';
import { roles, type Role } from '../shared/roles';

export const roleFilters = ['any', ...roles, 'none'] as const;
export const stateFilters = ['any', 'active', 'waiting', 'disabled', 'unverified'] as const;
export const accountSorts = ['office', 'name', 'role', 'created', 'seen'] as const;

/** What is wanted of the accounts, on the screen and in an export. */
export type AccountFilter = {
  query: string;
  role: (typeof roleFilters)[number];
  state: (typeof stateFilters)[number];
  /** 'office' is the order in which they came. */
  sort: (typeof accountSorts)[number];
  /** The sort turned round. */
  down: boolean;
};

/** What search and filters look at (the whole of it: contract/accounts/schema.ts). */
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

/** The accounts that search and filters leave, sorted. */
export function filterAccounts<Listed extends Account>(
  accounts: readonly Listed[],
  filter: AccountFilter,
): Listed[] {
  const found = accounts.filter((account) => isWanted(account, filter));
  const sorted = filter.sort === 'office' ? found : [...found].sort(compare[filter.sort]);
  return filter.down ? sorted.reverse() : sorted;
}

/** Whether somebody has a role that waits for the first sign-in, or that another account has. */
export function roleWaits({ role, binding }: Pick<Account, 'role' | 'binding'>): boolean {
  return role !== null && binding !== 'own';
}

function isWanted(account: Account, { query, role, state }: AccountFilter): boolean {
  if (role !== 'any' && role !== (account.role ?? 'none')) return false;
  if (!isInState(account, state)) return false;
  return holdsWords(`${account.name ?? ''}\n${account.email ?? ''}`, query);
}

function isInState(account: Account, state: AccountFilter['state']): boolean {
  switch (state) {
    case 'any':
      return true;
    case 'active':
      return account.role !== null && !account.disabled && !roleWaits(account);
    case 'waiting':
      return !account.disabled && roleWaits(account);
    case 'disabled':
      return account.disabled;
    case 'unverified':
      return account.uid !== null && !account.verified;
  }
}

const nameOf = ({ name, email }: Account) => (name ?? email ?? '').toLowerCase();
const rankOf = ({ role }: Account) => (role === null ? roles.length : roles.indexOf(role));
/** The latest first; who never did comes last. */
const latest = (one: string | null, other: string | null) => (other ?? '').localeCompare(one ?? '');

const compare = {
  name: (one: Account, other: Account) => nameOf(one).localeCompare(nameOf(other)),
  role: (one: Account, other: Account) => rankOf(one) - rankOf(other),
  created: (one: Account, other: Account) => latest(one.createdAt, other.createdAt),
  seen: (one: Account, other: Account) => latest(one.lastSignInAt, other.lastSignInAt),
};
