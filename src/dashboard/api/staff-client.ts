import { ApiError, callApi, type ApiRequest, fetchFile } from '../../browser/api/api-client';
import { getToken } from '../../browser/auth/auth';
import { nameStaff } from './staff-names';

type StaffRequest = Omit<ApiRequest, 'token'>;

/** Calls the API as the signed-in staff member. Throws like callApi, and NotSignedInError. Messages name colleagues. */
export async function callStaff<Response>(
  path: string,
  request: StaffRequest = {},
): Promise<Response> {
  const token = await getToken();
  try {
    const response = await callApi<Response>(path, { ...request, token });
    return hasRejected(response)
      ? { ...response, rejected: response.rejected.map(named) }
      : response;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, message, fields, issues } = error;
    throw new ApiError(status, code, nameStaff(message), fields, issues);
  }
}

type Rejected = { message: string };

/** The response to a bulk action says why single records were not changed. */
function hasRejected<Response>(
  response: Response,
): response is Response & { rejected: Rejected[] } {
  return Array.isArray((response as { rejected?: unknown } | null)?.rejected);
}

const named = (rejected: Rejected): Rejected => ({
  ...rejected,
  message: nameStaff(rejected.message),
});

export async function fetchStaffFile(path: string, request: StaffRequest = {}): Promise<File> {
  return fetchFile(path, { ...request, token: await getToken() });
}
