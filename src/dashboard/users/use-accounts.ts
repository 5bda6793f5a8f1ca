import useSWR from 'swr';
import type { AccountsAnswer } from '../../../contract/accounts';
import { accountLimits } from '../../../contract/list-limits';
import { facts } from '../../site/facts';
import { useListLength } from '../parts/polls/use-list-length';

/** Everyone who can sign in, those with a role first, polled like the other lists while the tab is visible. */
export function useAccounts() {
  const { query, showOlder } = useListLength('accounts', accountLimits);
  const poll = useSWR<AccountsAnswer>(`/accounts${query}`, {
    refreshInterval: facts.pollEvery,
    keepPreviousData: true,
  });
  return { ...poll, showOlder: showOlder(poll.data?.total) };
}
