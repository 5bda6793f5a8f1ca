import type { AccountsAnswer } from '../../../contract/accounts';
import { accountLimits } from '../../../contract/list-limits';
import { useListPage } from '../parts/list/use-list-page';
import { useListLength } from '../parts/polls/use-list-length';

/** Everyone who can sign in, those with a role first, polled like the other lists while the tab is visible. */
export function useAccounts() {
  const { query, showOlder } = useListLength('accounts', accountLimits);
  const page = useListPage<AccountsAnswer>(`/accounts${query}`);
  return { page, showOlder: showOlder(page.data?.total) };
}
