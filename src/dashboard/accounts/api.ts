import { useState } from 'react';
import type {
  AccountChange,
  AccountChanged,
  AccountsAnswer,
} from '../../../contract/accounts/schema';
import { accountLimits } from '../../../contract/shared/list-limits';
import { callStaff } from '../api/staff-client';
import { useListPage } from '../api/use-list-page';

/** The accounts, those with a role first, polled. `loadMore` is undefined if the list can't load more. */
export function useAccounts() {
  const [limit, setLimit] = useState<number>(accountLimits.usual);
  const page = useListPage<AccountsAnswer>(
    limit === accountLimits.usual ? '/accounts' : `/accounts?limit=${limit}`,
  );
  const canLoadMore = (page.data?.total ?? 0) > limit && limit < accountLimits.most;
  return { page, loadMore: canLoadMore ? () => setLimit(accountLimits.most) : undefined };
}

/** Throws ApiError 409 if someone else has changed the account, or if the change is not allowed. */
export function changeAccount(email: string, body: AccountChange): Promise<AccountChanged> {
  return callStaff<AccountChanged>(`/accounts/${encodeURIComponent(email)}`, {
    method: 'PUT',
    body,
  });
}
