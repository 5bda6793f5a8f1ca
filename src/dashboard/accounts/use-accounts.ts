import type { AccountsAnswer } from '../../../contract/accounts/schema';
import { accountLimits } from '../../../contract/shared/list-limits';
import { useListPage } from '../api/use-list-page';
import { useListLength } from './use-list-limit';

/** Everyone who can sign in, those with a role first, polled like the other lists while the tab is visible. */
export function useAccounts() {
  const { query, showOlder } = useListLength('accounts', accountLimits);
  const page = useListPage<AccountsAnswer>(`/accounts${query}`);
  return { page, showOlder: showOlder(page.data?.total) };
}
