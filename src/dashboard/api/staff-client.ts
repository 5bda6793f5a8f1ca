import { callApi, type ApiRequest } from '../../lib/api/api-client';
import { fetchFile } from '../../lib/api/versioned-requests';
import { getToken } from '../../lib/auth/auth';

type StaffRequest = Omit<ApiRequest, 'token'>;

/** A staff call that changes or discloses something. Throws as callApi does, and NotSignedInError. */
export async function callStaff<Answer>(path: string, request: StaffRequest = {}): Promise<Answer> {
  return callApi<Answer>(path, { ...request, token: await getToken() });
}

/** A file only staff may see. */
export async function fetchStaffFile(path: string, request: StaffRequest = {}): Promise<File> {
  return fetchFile(path, { ...request, token: await getToken() });
}
