import type { AccountChange } from '../../../contract/accounts/schema';
import { accountLimits } from '../../../contract/shared/list-limits';
import { callStaff } from '../api/staff-client';
import { useListPage } from '../api/swr-hooks';

/** The accounts, those with a role first, polled. Search and filters run in the browser. */
export function useAccounts() {
  return useListPage('GET /accounts', { query: { limit: String(accountLimits.max) } });
}

/** Throws ApiError 409 if someone else has changed the account, or if the change is not allowed. */
export function changeAccount(email: string, body: AccountChange) {
  return callStaff('PUT /accounts/:email', { params: { email }, body });
}
