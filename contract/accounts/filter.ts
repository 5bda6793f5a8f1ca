import { roles } from '../shared/roles';
import { matchesQuery } from '../shared/text/text-search';
import type { accountSorts, roleFilters, stateFilters } from './constants';
import type { Account } from './schema';

export type AccountFilter = {
  query: string;
  role: keyof typeof roleFilters;
  state: keyof typeof stateFilters;
  sort: (typeof accountSorts)[number];
  isReversed: boolean;
};

export function filterAccounts(accounts: readonly Account[], filter: AccountFilter): Account[] {
  const matches = accounts.filter((account) => matchesFilter(account, filter));
  const sorted = filter.sort === 'office' ? matches : matches.sort(compare[filter.sort]);
  return filter.isReversed ? sorted.reverse() : sorted;
}

/** True for a role that this account hasn't claimed: it awaits a first sign-in, or another account has it. */
export function isRolePending({ role, binding }: Pick<Account, 'role' | 'binding'>): boolean {
  return role !== null && binding !== 'claimed';
}

function matchesFilter(account: Account, { query, role, state }: AccountFilter): boolean {
  if (role !== 'any' && role !== (account.role ?? 'none')) return false;
  if (!isInState(account, state)) return false;
  return matchesQuery(`${account.name ?? ''}\n${account.email ?? ''}`, query);
}

function isInState(account: Account, state: AccountFilter['state']): boolean {
  const { role, disabled, uid, verified } = account;
  return {
    any: true,
    active: role !== null && !disabled && !isRolePending(account),
    waiting: !disabled && isRolePending(account),
    disabled,
    unverified: uid !== null && !verified,
  }[state];
}

const sortName = ({ name, email }: Account) => (name ?? email ?? '').toLowerCase();
const sortRole = ({ role }: Account) => (role === null ? roles.length : roles.indexOf(role));
const compareDates = (a: string | null, b: string | null) => (b ?? '').localeCompare(a ?? '');

const compare = {
  name: (a: Account, b: Account) => sortName(a).localeCompare(sortName(b)),
  role: (a: Account, b: Account) => sortRole(a) - sortRole(b),
  created: (a: Account, b: Account) => compareDates(a.createdAt, b.createdAt),
  seen: (a: Account, b: Account) => compareDates(a.lastSignInAt, b.lastSignInAt),
};
