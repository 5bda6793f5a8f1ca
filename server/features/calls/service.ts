import { listCallTimes } from '../../../contract/calls/call-times';
import type { OfficeCalendar } from '../../../contract/shared/office-hours/office-time';
import type { RegionId } from '../../../contract/shared/regions';
import type { Db, Tx } from '../../core/db/engine';
import { validationError } from '../../core/http/errors';
import type { Context } from '../context';
import { requestThreadFollowUp } from '../inbox/service';

export async function listFreeCallTimes(
  db: Db,
  office: OfficeCalendar,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('bookedCalls')
    .select('startsAt')
    .where('region', '=', office.id)
    .execute();
  const booked = new Set(rows.map(({ startsAt }) => startsAt));
  return listCallTimes(office, now).filter((at) => !booked.has(at));
}

type Booking = {
  threadId: string;
  /** That books it. */
  messageId: string;
  region: RegionId;
  at: string;
  now: Date;
};

/** Books a call, which replaces an earlier one of the same person. Throws 400 on `callAt` if the time is taken or over. */
export async function bookCall(
  { encryption, regions }: Pick<Context, 'encryption' | 'regions'>,
  tx: Tx,
  { threadId, messageId, region, at, now }: Booking,
): Promise<void> {
  if (!listCallTimes(regions[region], now).includes(at)) throw takenError();
  const removed = await tx
    .deleteFrom('bookedCalls')
    .where((eb) => eb.or([eb('threadId', '=', threadId), eb('startsAt', '<', now.toISOString())]))
    .returning(['threadId', 'startsAt'])
    .execute();
  const [booked] = await tx
    .insertInto('bookedCalls')
    .values({ threadId, messageId, region, startsAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('startsAt')
    .execute();
  if (booked === undefined) throw takenError();
  const replaced = removed.find((call) => call.threadId === threadId)?.startsAt ?? null;
  await requestThreadFollowUp(tx, encryption, threadId, {
    dueAt: at,
    text: 'Call, as booked',
    replaced,
  });
}

export { queueReminder } from './reminders';

const takenError = () =>
  validationError({ callAt: 'That time was just taken. Choose another time.' });
