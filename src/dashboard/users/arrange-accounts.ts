import { filterAccounts } from '../../../contract/account-filters';
import type { Account } from '../../../contract/accounts';
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

/** One page of the accounts that search and filters leave, sorted. */
export function arrangeAccounts(accounts: readonly Account[], state: UsersState): Arranged {
  const found = filterAccounts(accounts, state);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(state.page, pages);
  const from = (page - 1) * pageSize;
  return { shown: found.slice(from, from + pageSize), found: found.length, page, pages };
}
