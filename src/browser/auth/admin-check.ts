import type { AdminResponse } from '../../../contract/accounts/schema';
import { ApiError, callApi } from '../api/api-client';
import { getToken } from './auth';

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
