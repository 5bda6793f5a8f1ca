import type { Db } from '../db/engine';
import { closeRefused } from './delivery-failure-queries';
import { recordOptOut } from '../sms/consent-queries';
import { touchThreadsOf } from '../inbox/threads/revision-queries';
import { optedOutCode } from '../sms/carrier-errors';
import { tellDelivery } from './update-delivery-status';

/** Records what a carrier's code says of a number: that its owner has opted out there. */
export async function recordRefusal(
  tx: Db,
  { code, contact, at }: { code: number | null; contact: string | null; at: string },
): Promise<void> {
  if (code !== optedOutCode || contact === null) return;
  await recordOptOut(tx, contact, at);
  await touchThreadsOf(tx, contact);
}

/**
 * Makes a text that was sent a failed one, when the carrier has told that it did not deliver it. Whichever comes second calls it:
 * that it was sent, or what the carrier tells.
 */
export async function settleRefusal(tx: Db, jobId: string, at: string): Promise<void> {
  const refused = await closeRefused(tx, jobId, at);
  if (refused !== null) await tellDelivery(tx, refused, 'failed', refused.code);
}
