import { ApiError } from '../../../browser/api/api-client';
import type { CallInput, CallResponse } from '../../../browser/api/calls';
import { callStaff } from '../../api/staff-client';
import type { SelectedPerson } from './previews';

/** Milliseconds until the next try, when the account has sent too many in a minute. */
const rateLimitPause = 5_000;

/** Recorded as opened, because the response has the whole thread. */
export async function loadPerson(userId: string): Promise<SelectedPerson> {
  const chat = await callStaff('GET /chats/:userId', { params: { userId } });
  const { values } = await callStaff('GET /templates', { query: { userId } });
  if (values === null) throw new Error('GET /templates returned no values');
  return { chat, values };
}

const call = 'POST /chats/:userId/replies';

/** @param key the same for a retry, so that nobody gets it twice */
export async function sendReply(
  input: CallInput<typeof call>,
  key: string,
): Promise<CallResponse<typeof call>> {
  try {
    return await callStaff(call, { ...input, headers: { 'idempotency-key': key } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 429)) throw error;
    await new Promise((resolve) => setTimeout(resolve, rateLimitPause));
    return sendReply(input, key);
  }
}
