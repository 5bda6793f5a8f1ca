import useSWR, { type SWRConfiguration } from 'swr';
import { getCallPath } from '../api/calls';
import { swrConfig } from '../api/swr-config';
import { checkAdmin } from '../auth/account';

/** The admin check (specification, section 7); none without an address. */
export function useAdminCheck(email: string | null | undefined, options?: SWRConfiguration) {
  const key = email ? getCallPath('GET /admin/:email', { params: { email } }) : null;
  return useSWR(key, () => checkAdmin(email ?? ''), { ...swrConfig, ...options });
}
