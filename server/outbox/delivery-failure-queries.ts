import type { Db } from '../db/engine';
import type { JobMessage, MessageColumn } from './queries';

// What came back after it had left: a text that its carrier refused, an e-mail that bounced.

/**
 * Notes that the carrier did not deliver a text, by the key of its job: the text may not be known yet by the provider's name. Returns
 * the job's id; null when there is none, or it has been given up.
 */
export async function noteRefusal(
  tx: Db,
  refusal: { key: string; providerId: string; code: number },
): Promise<string | null> {
  const noted = await tx
    .updateTable('outbox')
    .set({ refused_id: refusal.providerId, refused_code: refusal.code })
    .where('idempotency_key', '=', refusal.key)
    .where('channel', '=', 'sms')
    .where('state', 'in', ['queued', 'sent'])
    .returning('id')
    .executeTakeFirst();
  return noted?.id ?? null;
}

/** Gives up a job that was sent, when the text that was sent is the one the carrier did not deliver; null when it is not. */
export async function closeRefused(
  tx: Db,
  id: string,
  now: string,
): Promise<(JobMessage & { code: number }) | null> {
  const closed = await tx
    .updateTable('outbox')
    .set({ state: 'dead', last_problem: 'not delivered by the carrier', done_at: now })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .whereRef('refused_id', '=', 'provider_id')
    .returning([
      'message_id as messageId',
      'help_desk_message_id as helpDeskMessageId',
      'refused_code',
    ])
    .executeTakeFirst();
  if (closed === undefined) return null;
  const { refused_code: code, ...message } = closed;
  return { ...message, code: code ?? 0 };
}

/** Says of a message's job that has left that it came back: it can be sent again like one that was given up. */
export async function giveUpSentJob(
  tx: Db,
  returned: { of: MessageColumn; messageId: string; problem: string },
): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ state: 'dead', last_problem: returned.problem })
    .where(returned.of, '=', returned.messageId)
    .where('state', '=', 'sent')
    .execute();
}
