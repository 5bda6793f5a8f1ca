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
import { findOpenFollowUp } from '../inbox/service';
import { buildReminder, type Recipient } from './emails';
import { findCall } from './queries';

const jobName = 'call-reminder';

/** Begins the follow-up of each booked call, by which a reminder knows it. */
export const followUpText = 'Call, as booked';

type Reminder = { messageId: string; at: string; recipient: Recipient; promise: string };

/** Queues the reminder of a call for 9:00 AM of the day before. It counts as an email of that day. */
export async function queueReminder(
  context: Context,
  tx: Tx,
  { messageId, at, recipient, promise }: Reminder,
  { address, now }: { address: string; now: Date },
): Promise<void> {
  const { to, region } = recipient;
  const dayBefore = addDays(getOfficeDay(region.id, new Date(at)), -1);
  const sentAt = getOfficeInstant(region.id, dayBefore, '09:00');
  if (sentAt <= now || !(await claimReceiptQuota(context, tx, { to, address, now: sentAt })))
    return;
  const notBefore = sentAt.toISOString();
  const payload = buildReminder(context.config, recipient, promise);
  const job = { type: jobName, subject: messageId, payload, notBefore };
  // The Date header of the email is when the job was created.
  await queueJob(tx, context.encryption, job, notBefore);
}

export function createReminderJob(
  { database: { db }, encryption, now }: CoreContext,
  sender: JobSender<OutboundEmail>,
): JobType<OutboundEmail> {
  /** Until the call is moved, over, or no longer what the office must do next. */
  const isOpen = async (messageId: string) => {
    const call = await findCall(db, messageId);
    if (call === null || call.startsAt <= now().toISOString()) return false;
    const followUp = await findOpenFollowUp(db, encryption, call.threadId);
    return followUp?.dueAt === call.startsAt || followUp?.text.includes(followUpText) === true;
  };
  return {
    channel: sender.channel,
    formatError: sender.formatError,
    name: jobName,
    describeJobs: describeAs('other', 'message'),
    // Not by findObsolete, because a call that was moved or made is no failure.
    send: async (email, job) => ((await isOpen(job.subject)) ? sender.send(email, job) : null),
  };
}
