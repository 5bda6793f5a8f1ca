import type { Db } from '../db/engine';
import type { JobMessage, MessageColumn } from './queries';

/** Finds the job by its key, because the provider's id may not be stored yet. Returns its id, or null if it was given up. */
export async function recordCarrierFailure(
  tx: Db,
  failure: { key: string; providerId: string; code: number },
): Promise<string | null> {
  const recorded = await tx
    .updateTable('outbox')
    .set({ refusedId: failure.providerId, refusedCode: failure.code })
    .where('idempotencyKey', '=', failure.key)
    .where('channel', '=', 'sms')
    .where('state', 'in', ['queued', 'sent'])
    .returning('id')
    .executeTakeFirst();
  return recorded?.id ?? null;
}

/** Marks a sent job dead if the carrier did not deliver the text that was sent. Null if nothing changed. */
export async function closeUndelivered(
  tx: Db,
  id: string,
  now: string,
): Promise<(JobMessage & { code: number }) | null> {
  const closed = await tx
    .updateTable('outbox')
    .set({ state: 'dead', lastProblem: 'not delivered by the carrier', doneAt: now })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .whereRef('refusedId', '=', 'providerId')
    .returning(['messageId', 'helpDeskMessageId', 'refusedCode as code'])
    .executeTakeFirst();
  return closed === undefined ? null : { ...closed, code: closed.code ?? 0 };
}

/** Marks the sent job of a bounced e-mail dead, so that it can be retried. */
export async function closeBounced(
  tx: Db,
  bounced: { column: MessageColumn; messageId: string; reason: string },
): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ state: 'dead', lastProblem: bounced.reason })
    .where(bounced.column, '=', bounced.messageId)
    .where('state', '=', 'sent')
    .execute();
}
