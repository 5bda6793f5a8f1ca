import { callApi, type CallOptions } from '../api/api-client';
import type { Call, CallArguments, CallResponse } from '../api/calls';
import { getToken } from './auth';

type Options = Omit<CallOptions, 'token'>;

/** Makes a call as the signed-in person. Throws like callApi, and NotSignedInError. */
export async function callSignedIn<Name extends Call>(
  call: Name,
  ...[input]: CallArguments<Name, Options>
): Promise<CallResponse<Name>> {
  return callApi(call, ...(await addToken<Name>(input)));
}

export async function addToken<Name extends Call>(input: Options | undefined) {
  const token = await getToken();
  return [{ ...input, token }] as CallArguments<Name, CallOptions>;
}
