import { addDays } from '../../../contract/shared/dates/calendar-day';
import { getOfficeInstant } from '../../../contract/shared/dates/time-zone';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import type { CoreContext } from '../../core/context';
import type { Tx } from '../../core/db/engine';
import type { OutboundEmail } from '../../services/email/email';
import { describeAs, type JobSender, type JobType } from '../../services/outbox/job-type';
import { queueJob } from '../../services/outbox/queries';
import { claimReceiptQuota } from '../../services/quotas/quotas';
import type { Context } from '../context';
import { hasOpenFollowUp } from '../inbox/service';
import { buildReminder, type CallEmail } from './emails';

const jobName = 'call-reminder';

/** At the office, on the day before the call. */
const reminderTime = '09:00';

/** The reminder counts as an email of the day on which it is sent. */
export async function queueReminder(
  context: Context,
  tx: Tx,
  call: CallEmail & { id: string; threadId: string; to: string },
  { address, now }: { address: string; now: Date },
): Promise<void> {
  const { id, threadId, to, at, region } = call;
  const dayBefore = addDays(getOfficeDay(region.id, new Date(at)), -1);
  const sentAt = getOfficeInstant(region.id, dayBefore, reminderTime);
  if (sentAt <= now) return;
  if (!(await claimReceiptQuota(context, tx, { to, address, now: sentAt }))) return;
  const payload: Reminder = { threadId, at, email: buildReminder(call) };
  const notBefore = sentAt.toISOString();
  // The Date header of the email is when the job was created.
  await queueJob(
    tx,
    context.encryption,
    { type: jobName, subject: id, payload, notBefore },
    notBefore,
  );
}

type Reminder = { threadId: string; at: string; email: OutboundEmail };

export function createReminderJob(
  { database: { db }, now }: CoreContext,
  sender: JobSender<OutboundEmail>,
): JobType<Reminder> {
  const isBooked = async ({ threadId, at }: Reminder) => {
    const call = await db
      .selectFrom('bookedCalls')
      .select('startsAt')
      .where('threadId', '=', threadId)
      .where('startsAt', '=', at)
      .executeTakeFirst();
    return call !== undefined && at > now().toISOString() && hasOpenFollowUp(db, threadId);
  };
  return {
    channel: sender.channel,
    formatError: sender.formatError,
    name: jobName,
    describeJobs: describeAs('reminder', 'message'),
    // Not by findObsolete, because a call that was moved or made is no failure.
    send: async (reminder, job) =>
      (await isBooked(reminder)) ? sender.send(reminder.email, job) : null,
  };
}
