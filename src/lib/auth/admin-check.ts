import type { AdminAnswer } from '../../../contract/accounts/schema';
import { ApiError, callApi } from '../api/api-client';
import { getToken } from './auth';

/** The path of the admin check of one address (specification section 7). */
export function adminCheckPath(email: string): string {
  return `/admin/${encodeURIComponent(email)}`;
}

/**
 * Whether the person signed in is an admin, and in which role. The server refuses (403) an address that is not verified or
 * not the token's own: that person is no admin. Throws NetworkError or ApiError when there is no answer to go by.
 */
export async function checkAdmin(path: string): Promise<AdminAnswer> {
  try {
    return await callApi<AdminAnswer>(path, { token: await getToken() });
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return { isAdmin: false, role: null };
    throw error;
  }
}
