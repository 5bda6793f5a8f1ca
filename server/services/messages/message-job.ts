import type { CoreContext } from '../../core/context';
import type { OutboundEmail } from '../email/email';
import type { JobSender, JobType } from '../outbox/job-type';
import { getCarrierCode } from '../sms/carrier-errors';
import { readAttachments } from './files/attachment-queries';
import type { MessageSubjects } from './message-subject';
import { findMessage, listSubjects, setDelivery } from './queries';

/** Sends messages of the office. The subject of a job is the message. */
export function createMessageJob(
  { database: { db }, encryption }: Pick<CoreContext, 'database' | 'encryption'>,
  sender: JobSender,
  subjects: MessageSubjects,
): JobType<{ to: string }> {
  return {
    ...sender,
    name: `message-${sender.channel}`,
    canRebuild: true,
    send: async (payload, job) => {
      if (sender.channel !== 'email') return sender.send(payload, job);
      // Read now, so that no job has a copy of them.
      const kept = await readAttachments(db, encryption, job.subject);
      if (kept.length === 0) return sender.send(payload, job);
      const { files = [] } = (await findMessage(db, encryption, job.subject)) ?? {};
      const attachments = kept.map(({ id, type, bytes }) => ({
        name: files.find((one) => one.id === id)?.name ?? 'File',
        type,
        content: bytes,
      }));
      return sender.send({ ...(payload as OutboundEmail), attachments }, job);
    },
    describeJobs: async (ids) => {
      const found = [...(await listSubjects(db, ids))];
      return new Map(
        found.map(([id, { kind, id: recordId }]) => {
          const { what, getAuditSubject } = subjects[kind];
          return [id, { what, about: getAuditSubject(recordId, id) }];
        }),
      );
    },
    findObsolete: async (payload, job) => {
      const message = await findMessage(db, encryption, job.subject);
      const reason = message && (await subjects[message.subjectKind].findObsolete?.(db, message));
      return reason ?? (await sender.findObsolete?.(payload, job)) ?? null;
    },
    onResult: async (tx, { subject: id, error, reason }) => {
      const { kind, id: recordId } = await setDelivery(tx, id, error === null ? 'sent' : 'failed', {
        problem: reason,
        carrierCode: getCarrierCode(error),
      });
      await subjects[kind].onChange(tx, recordId);
    },
    getOrderKey: ({ to }) => to,
    formatError: (error) =>
      Object.values(subjects)
        .map(({ obsoleteReasons }) => obsoleteReasons?.[String(error.code)])
        .find((reason) => reason !== undefined) ?? sender.formatError(error),
  };
}
