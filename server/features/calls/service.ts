import { randomUUID } from 'node:crypto';
import { listCallTimes } from '../../../contract/calls/call-times';
import { toSiteLanguage, type ClientLanguage } from '../../../contract/shared/languages';
import type { OfficeCalendar } from '../../../contract/shared/office-hours/office-time';
import type { RegionId } from '../../../contract/shared/regions';
import type { Db, Tx } from '../../core/db/engine';
import { validationError } from '../../core/http/errors';
import { findMessage } from '../../services/messages/queries';
import { queueJob } from '../../services/outbox/queries';
import { claimReceiptQuota, enforceCallQuota } from '../../services/quotas/quotas';
import type { Context } from '../context';
import { requestThreadFollowUp } from '../inbox/service';
import { buildMovedNotice, type BookedCall } from './emails';
import { addCall, listBookedTimes, removeOldCalls } from './queries';
import { followUpText } from './reminders';
import type { BookedCallTable } from './table';

export async function listFreeCallTimes(
  db: Db,
  office: OfficeCalendar,
  now: Date,
): Promise<string[]> {
  const booked = new Set(await listBookedTimes(db, office.id));
  return listCallTimes(office, now).filter((at) => !booked.has(at));
}

type Booking = {
  threadId: string;
  /** That books it. */
  messageId: string;
  region: RegionId;
  at: string;
  now: Date;
  email: string | null;
  /** The client's, for quotas. */
  address: string;
  language: ClientLanguage | null;
};

/**
 * Books a call, which replaces an earlier one of the same person. Throws 400 on `callAt` if the time is taken or over, and 429 for too many.
 */
export async function bookCall(context: Context, tx: Tx, booking: Booking): Promise<BookedCall> {
  const { encryption, regions } = context;
  const { threadId, messageId, region, at, now, address } = booking;
  const office = regions[region];
  await enforceCallQuota(context, tx, { address, phone: office.phone, now });
  if (!listCallTimes(office, now).includes(at)) throw takenError();
  const replaced = await removeOldCalls(tx, threadId, now.toISOString());
  const isMove = replaced !== null && replaced.startsAt > now.toISOString();
  const eventId = (isMove && replaced.eventId) || randomUUID();
  const call = { threadId, messageId, region, startsAt: at, eventId };
  if (!(await addCall(tx, call))) throw takenError();
  const { language } = await requestThreadFollowUp(tx, encryption, threadId, (threadRegion) => {
    // Someone who sees the thread calls, but the person waits for the office where they booked.
    const describe = ({ region: id, startsAt: dueAt }: BookedCallTable) => ({
      dueAt,
      text: followUpText + (id === threadRegion ? '' : ` with our ${regions[id].place} office`),
    });
    return { ...describe(call), replaced: replaced && describe(replaced) };
  });
  if (isMove) {
    const notice = { ...booking, language: language ?? booking.language };
    await tellEarlierAddress(context, tx, replaced, notice);
  }
  return { at, eventId };
}

async function tellEarlierAddress(
  context: Context,
  tx: Tx,
  { messageId: earlierId, region }: BookedCallTable,
  { messageId, email, address, language, now }: Booking,
): Promise<void> {
  const { config, encryption, regions } = context;
  const to = earlierId && (await findMessage(tx, encryption, earlierId))?.email;
  if (!to || to.toLowerCase() === email?.toLowerCase()) return;
  if (!(await claimReceiptQuota(context, tx, { to, address, now }))) return;
  const recipient = { region: regions[region], to, language: toSiteLanguage(language) };
  const payload = buildMovedNotice(config, recipient);
  const job = { type: 'call-moved', subject: messageId, payload };
  await queueJob(tx, encryption, job, now.toISOString());
}

const takenError = () =>
  validationError({ callAt: 'That time was just taken. Choose another time.' });

export { queueReminder } from './reminders';
export { buildCallReceipt, type BookedCall } from './emails';
export { findCall } from './queries';
