import type { AccountChange, AccountChanged } from '../../../contract/accounts/schema';
import { callStaff } from '../api/staff-client';

/** Changes role and state of an address. Throws ApiError 409 with who has changed it since, or what forbids it. */
export function changeAccount(email: string, body: AccountChange): Promise<AccountChanged> {
  return callStaff<AccountChanged>(`/accounts/${encodeURIComponent(email)}`, {
    method: 'PUT',
    body,
  });
}
