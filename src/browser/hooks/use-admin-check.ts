import { useCallback } from 'react';
import useSWR, { useSWRConfig, type SWRConfiguration } from 'swr';
import { getCallPath } from '../api/calls';
import { swrConfig } from '../api/swr-config';
import { checkAdmin } from '../auth/account';

const getKey = (email: string) => getCallPath('GET /admin/:email', { params: { email } });

/** The admin check (specification, section 7); none without an address. */
export function useAdminCheck(email: string | null | undefined, options?: SWRConfiguration) {
  return useSWR(email ? getKey(email) : null, () => checkAdmin(email ?? ''), {
    ...swrConfig,
    ...options,
  });
}

/** Returns a function that forgets the last check, because it said that sign-in needed another step. */
export function useForgetAdminCheck(email: string | null) {
  const { mutate } = useSWRConfig();
  return useCallback(
    () => mutate(getKey(email ?? ''), undefined, { revalidate: false }),
    [mutate, email],
  );
}
