import { callApi, type ApiRequest } from '../../lib/api/api-client';
import { fetchFile } from '../../lib/api/versioned-requests';
import { getToken } from '../../lib/auth/auth';

type StaffRequest = Omit<ApiRequest, 'token'>;

/** Calls the API as the signed-in staff member. Throws like callApi, and NotSignedInError. */
export async function callStaff<Response>(
  path: string,
  request: StaffRequest = {},
): Promise<Response> {
  return callApi<Response>(path, { ...request, token: await getToken() });
}

export async function fetchStaffFile(path: string, request: StaffRequest = {}): Promise<File> {
  return fetchFile(path, { ...request, token: await getToken() });
}
