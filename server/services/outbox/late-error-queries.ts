import type { Db } from '../../core/db/engine';
import type { Vault } from '../../core/db/encryption/encryption';
import { bumpRevision } from '../../core/db/list-revisions';
import { setHelpDeskDelivery } from '../../features/help-desk/messages/queries';
import { encryptFailure, setDelivery } from '../../features/inbox/messages/queries';
import { bumpThreadRevision } from '../../features/inbox/threads/revision-queries';
import { formatCarrierError, optedOutCode } from '../sms/carrier-errors';
import { recordOptOut } from '../sms/consent-queries';
import type { JobMessage, MessageColumn } from './queries';

/** @param failure `reason`: for the office; null if the message was sent */
export async function updateDeliveryStatus(
  tx: Db,
  vault: Vault,
  { messageId, helpDeskMessageId }: JobMessage,
  delivery: 'sent' | 'failed',
  { code: carrierCode, reason }: { code: number | null; reason: string | null },
): Promise<void> {
  if (messageId !== null) {
    // A carrier's code says why.
    const isExplained = reason === null || carrierCode !== null;
    const detailsSealed = isExplained ? null : encryptFailure(vault, messageId, reason);
    const threadId = await setDelivery(tx, messageId, delivery, { carrierCode, detailsSealed });
    await bumpThreadRevision(tx, threadId);
  }
  if (helpDeskMessageId !== null) {
    await setHelpDeskDelivery(tx, helpDeskMessageId, delivery, reason);
    await bumpRevision(tx, 'help-desk');
  }
}

export async function recordCarrierOptOut(
  tx: Db,
  { code, contact, at }: { code: number | null; contact: string | null; at: string },
): Promise<void> {
  if (code !== optedOutCode || contact === null) return;
  await recordOptOut(tx, contact, at, { source: 'carrier' });
}

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

/**
 * Marks a sent text failed if the carrier reported that it was not delivered. Call it after either record, because the report
 * may arrive before the job is marked sent.
 */
export async function applyCarrierFailure(
  tx: Db,
  vault: Vault,
  { jobId, at }: { jobId: string; at: string },
): Promise<void> {
  const undelivered = await tx
    .updateTable('outbox')
    .set({ state: 'dead', lastProblem: 'not delivered by the carrier', doneAt: at })
    .where('id', '=', jobId)
    .where('state', '=', 'sent')
    .whereRef('refusedId', '=', 'providerId')
    .returning(['messageId', 'helpDeskMessageId', 'refusedCode'])
    .executeTakeFirst();
  if (undelivered === undefined) return;
  const code = undelivered.refusedCode ?? 0;
  const failure = { code, reason: formatCarrierError(code) };
  await updateDeliveryStatus(tx, vault, undelivered, 'failed', failure);
}

/** Marks the sent job of a bounced e-mail dead, so that it can be retried. */
export async function markJobBounced(
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
