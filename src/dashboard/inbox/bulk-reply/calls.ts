import type { ReplyRequest } from '../../../../contract/inbox/schema';
import { ApiError } from '../../../browser/api/api-client';
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

/** @param key the same for a retry, so that nobody gets it twice */
export async function sendReply(userId: string, body: ReplyRequest, key: string) {
  const headers = { 'idempotency-key': key };
  for (;;) {
    try {
      return await callStaff('POST /chats/:userId/replies', { params: { userId }, body, headers });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 429)) throw error;
      await new Promise((resolve) => setTimeout(resolve, rateLimitPause));
    }
  }
}
