import type { Account } from '../../../contract/accounts';
import { roles } from '../../../contract/roles';
import { holdsWords } from '../parts/holds-words';
import type { UsersState } from './users-address';

/** Accounts on one page. */
export const pageSize = 50;

export type Arranged = {
  shown: readonly Account[];
  /** How many the search and the filters leave. */
  found: number;
  /** The page shown, which is the last one where the address names a later one; from 1. */
  page: number;
  pages: number;
};

/** One page of the accounts that search and filters leave, sorted. 'office' is the order in which they came. */
export function arrangeAccounts(accounts: readonly Account[], state: UsersState): Arranged {
  const found = accounts.filter((account) => isWanted(account, state));
  const sorted = state.sort === 'office' ? found : [...found].sort(compare[state.sort]);
  if (state.down) sorted.reverse();
  const pages = Math.max(1, Math.ceil(sorted.length / pageSize));
  const page = Math.min(state.page, pages);
  const from = (page - 1) * pageSize;
  return { shown: sorted.slice(from, from + pageSize), found: sorted.length, page, pages };
}

/** Whether somebody has a role that waits for the first sign-in, or that another account has. */
export function roleWaits({ role, binding }: Account): boolean {
  return role !== null && binding !== 'own';
}

function isWanted(account: Account, { query, role, state }: UsersState): boolean {
  if (role !== 'any' && role !== (account.role ?? 'none')) return false;
  if (!isInState(account, state)) return false;
  return holdsWords(`${account.name ?? ''}\n${account.email ?? ''}`, query);
}

function isInState(account: Account, state: UsersState['state']): boolean {
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
