import { ApiError, fetchFile, type CallOptions } from '../../browser/api/api-client';
import type {
  Call,
  CallArguments,
  CallInput,
  CallResponse,
  FileCall,
} from '../../browser/api/calls';
import { addToken, callSignedIn } from '../../browser/auth/signed-in-calls';
import { nameStaff } from './staff-names';

/** A call and its input, for a component that makes one of several calls. */
export type CallWithInput<Name extends Call> = {
  [One in Name]: { call: One } & CallInput<One>;
}[Name];

export type StaffOptions = Omit<CallOptions, 'token'>;

/** Makes a call as the signed-in staff member. Throws like callApi, and NotSignedInError. Messages name colleagues. */
export async function callStaff<Name extends Call>(
  call: Name,
  ...[input]: CallArguments<Name, StaffOptions>
): Promise<CallResponse<Name>> {
  try {
    const response = await callSignedIn(call, ...([input] as CallArguments<Name, StaffOptions>));
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

/** Downloads a file as the signed-in staff member. Throws like callStaff. */
export async function fetchStaffFile<Name extends FileCall>(
  call: Name,
  ...[input]: CallArguments<Name, StaffOptions>
): Promise<File> {
  return fetchFile(call, ...(await addToken<Name>(input)));
}
