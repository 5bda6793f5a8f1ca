import type { AdminResponse } from '../../../contract/accounts/schema';
import { ApiError, callApi } from '../api/api-client';
import { getToken } from './auth';

/** Specification, section 7. */
export function getAdminCheckPath(email: string): string {
  return `/admin/${encodeURIComponent(email)}`;
}

/**
 * Returns the role of the signed-in person. The server answers 403 for an unverified address or someone else's: no admin.
 * Throws NetworkError or ApiError.
 */
export async function checkAdmin(path: string): Promise<AdminResponse> {
  try {
    return await callApi<AdminResponse>(path, { token: await getToken() });
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return { isAdmin: false, role: null };
    throw error;
  }
}
