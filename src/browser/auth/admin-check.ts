import type { AdminResponse } from '../../../contract/accounts/schema';
import { ApiError, callApi } from '../api/api-client';
import { getCallPath } from '../api/calls';
import { getToken } from './auth';

/** The SWR key and fetcher of the admin check (specification, section 7); no key without an address. */
export function getAdminCheck(email: string | null | undefined) {
  if (!email) return [null, null] as const;
  const key = getCallPath('GET /admin/:email', { params: { email } });
  return [key, () => checkAdmin(email)] as const;
}

/**
 * Returns the role of the signed-in person. The server answers 403 for an unverified address or someone else's: no admin.
 * Throws NetworkError or ApiError.
 */
export async function checkAdmin(email: string): Promise<AdminResponse> {
  try {
    return await callApi('GET /admin/:email', { params: { email }, token: await getToken() });
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return { isAdmin: false, role: null };
    throw error;
  }
}
