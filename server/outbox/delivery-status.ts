import type { Db } from '../db/engine';
import { bumpRevision } from '../db/list-revisions';
import { setHelpDeskDelivery } from '../help-desk/messages/queries';
import { findMessageThread, setDelivery } from '../inbox/messages/queries';
import { bumpThreadRevision, bumpContactRevisions } from '../inbox/threads/revision-queries';
import { formatCarrierError, optedOutCode } from '../sms/carrier-errors';
import { recordOptOut } from '../sms/consent-queries';
import { closeUndelivered } from './delivery-failure-queries';
import type { JobMessage } from './queries';

/** Updates the message that a job delivers. `code` is the carrier's; `officeMessage` is the reason if there is no code. */
export async function updateDeliveryStatus(
  tx: Db,
  { messageId, helpDeskMessageId }: JobMessage,
  delivery: 'sent' | 'failed',
  { code, officeMessage }: { code: number | null; officeMessage: string | null },
): Promise<void> {
  if (messageId !== null) {
    await setDelivery(tx, messageId, delivery, code);
    const threadId = await findMessageThread(tx, messageId);
    if (threadId !== null) await bumpThreadRevision(tx, threadId);
  }
  if (helpDeskMessageId !== null) {
    const reason = code === null ? officeMessage : formatCarrierError(code);
    await setHelpDeskDelivery(tx, helpDeskMessageId, delivery, reason);
    await bumpRevision(tx, 'help-desk');
  }
}

/** Records an opt-out if the carrier's code says so. */
export async function recordCarrierOptOut(
  tx: Db,
  { code, contact, at }: { code: number | null; contact: string | null; at: string },
): Promise<void> {
  if (code !== optedOutCode || contact === null) return;
  await recordOptOut(tx, contact, at);
  await bumpContactRevisions(tx, contact);
}

/**
 * Marks a sent text failed if the carrier reported that it was not delivered. Call it after either record, because the report
 * may arrive before the job is marked sent.
 */
export async function settleCarrierFailure(tx: Db, jobId: string, at: string): Promise<void> {
  const undelivered = await closeUndelivered(tx, jobId, at);
  if (undelivered === null) return;
  const { code } = undelivered;
  await updateDeliveryStatus(tx, undelivered, 'failed', { code, officeMessage: null });
}
