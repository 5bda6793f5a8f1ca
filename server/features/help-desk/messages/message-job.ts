import type { CoreContext } from '../../../core/context';
import { bumpRevision } from '../../../core/db/list-revisions';
import type { JobSender, JobType } from '../../../services/outbox/job-type';
import { findHelpDeskMessage, findObsoleteReason, setHelpDeskDelivery } from './queries';

/** Reasons not to send a message. */
export const obsoleteReasons = {
  decided_since: 'This decision no longer applies. It was changed later.',
  file_gone: 'The file in this message was removed.',
};

/** Its subject is the message. */
export function createMessageJob(
  { database: { db }, encryption }: Pick<CoreContext, 'database' | 'encryption'>,
  name: 'help-desk-email' | 'help-desk-sms',
  sender: JobSender,
): JobType<{ to: string }> {
  return {
    ...sender,
    name,
    canRebuild: true,
    findObsolete: async (payload, job) => {
      const message = await findHelpDeskMessage(db, encryption, job.subject);
      const reason = message && (await findObsoleteReason(db, message));
      return reason ?? (await sender.findObsolete?.(payload, job)) ?? null;
    },
    onResult: async (tx, { subject: id, error, reason }) => {
      await setHelpDeskDelivery(tx, id, error === null ? 'sent' : 'failed', reason);
      await bumpRevision(tx, 'helpDesk');
    },
    getOrderKey: ({ to }) => to,
    formatError: (error) =>
      Object.entries(obsoleteReasons).find(([code]) => code === error.code)?.[1] ??
      sender.formatError(error),
  };
}
