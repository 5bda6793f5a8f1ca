import { addDays } from '../../../contract/shared/dates/calendar-day';
import { getOfficeInstant } from '../../../contract/shared/dates/time-zone';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import type { RegionId } from '../../../contract/shared/regions';
import type { CoreContext } from '../../core/context';
import type { Tx } from '../../core/db/engine';
import type { OutboundEmail } from '../../services/email/email';
import { describeAs, type JobSender, type JobType } from '../../services/outbox/job-type';
import { queueJob } from '../../services/outbox/queries';
import { claimReceiptQuota } from '../../services/quotas/quotas';
import type { Context } from '../context';
import { hasOpenFollowUp } from '../inbox/service';

const jobName = 'call-reminder';

type Reminder = { messageId: string; region: RegionId; at: string; email: OutboundEmail };

/** Queues the reminder of a call for 9:00 AM of the day before. It counts as an email of that day. */
export async function queueReminder(
  context: Context,
  tx: Tx,
  { messageId, region, at, email }: Reminder,
  { address, now }: { address: string; now: Date },
): Promise<void> {
  const dayBefore = addDays(getOfficeDay(region, new Date(at)), -1);
  const sentAt = getOfficeInstant(region, dayBefore, '09:00');
  const { to } = email;
  if (sentAt <= now || !(await claimReceiptQuota(context, tx, { to, address, now: sentAt })))
    return;
  const notBefore = sentAt.toISOString();
  const job = { type: jobName, subject: messageId, payload: email, notBefore };
  // The Date header of the email is when the job was created.
  await queueJob(tx, context.encryption, job, notBefore);
}

export function createReminderJob(
  { database: { db }, now }: CoreContext,
  sender: JobSender<OutboundEmail>,
): JobType<OutboundEmail> {
  const isBooked = async (messageId: string) => {
    const call = await db
      .selectFrom('bookedCalls')
      .select('threadId')
      .where('messageId', '=', messageId)
      .where('startsAt', '>', now().toISOString())
      .executeTakeFirst();
    return call !== undefined && hasOpenFollowUp(db, call.threadId);
  };
  return {
    channel: sender.channel,
    formatError: sender.formatError,
    name: jobName,
    describeJobs: describeAs('other', 'message'),
    // Not by findObsolete, because a call that was moved or made is no failure.
    send: async (email, job) => ((await isBooked(job.subject)) ? sender.send(email, job) : null),
  };
}
