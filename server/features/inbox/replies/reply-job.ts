import type { CoreContext } from '../../../core/context';
import type { JobSender, JobType } from '../../../services/outbox/job-type';
import { getCarrierCode } from '../../../services/sms/carrier-errors';
import { encryptFailure, setDelivery } from '../messages/queries';
import { bumpThreadRevision } from '../threads/revision-queries';

/** Its subject is the message. */
export function createReplyJob(
  { encryption }: Pick<CoreContext, 'encryption'>,
  name: 'inbox-email' | 'inbox-sms',
  sender: JobSender,
): JobType {
  return {
    ...sender,
    name,
    canRebuild: true,
    onResult: async (tx, { subject: id, error, reason }) => {
      const carrierCode = getCarrierCode(error);
      // A carrier's code says why.
      const isExplained = reason === null || carrierCode !== null;
      const threadId = await setDelivery(tx, id, error === null ? 'sent' : 'failed', {
        carrierCode,
        detailsEncrypted: isExplained ? null : encryptFailure(encryption, id, reason),
      });
      await bumpThreadRevision(tx, threadId);
    },
  };
}
