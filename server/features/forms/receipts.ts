import type { FormRules } from '../../../contract/forms/rules';
import { replySubjects } from '../../../contract/inbox/reply-subjects';
import { toSiteLanguage } from '../../../contract/shared/languages';
import {
  formatBookedCall,
  formatReplyPromise,
  type Reply,
} from '../../../contract/shared/office-hours/reply-promise';
import type { Tx } from '../../core/db/engine';
import { buildNotice } from '../../services/email/templates/region-email';
import type { Submission } from '../../services/forms/public-form';
import type { Person } from '../../services/forms/submitter';
import { queueJob } from '../../services/outbox/queries';
import { claimReceiptQuota } from '../../services/quotas/quotas';
import { personTexts } from '../../services/texts/texts';
import { buildCallReceipt, queueReminder, type BookedCall } from '../calls/service';
import type { Context } from '../context';

type FormSubmission = Omit<Submission<FormRules>, 'answers' | 'file'>;

/**
 * Queues the email to the address in a form, and the reminder of a booked call. The address is unverified, so they must not repeat anything
 * that was typed, not even a name.
 */
export async function queueReceipt(
  context: Context,
  tx: Tx,
  { id, now, address, possibleSpam, ...sent }: FormSubmission,
  { email: to, region: regionId }: Person,
  { call = null, ...reply }: Omit<Reply, 'to'> & { call?: BookedCall | null },
): Promise<void> {
  const { config, encryption, regions } = context;
  if (to === null || possibleSpam) return;
  if (!(await claimReceiptQuota(context, tx, { to, address, now }))) return;
  const region = regions[regionId];
  const language = toSiteLanguage(sent.language);
  const recipient = { region, to, language };
  const promise = call
    ? formatBookedCall(regionId, call.at, language)
    : formatReplyPromise(region, now, { ...reply, to: null }, language);
  const text = {
    subject: `${replySubjects[language].answer} ${region.company}`,
    lead: personTexts[language].formReceipt(promise, region.phone),
  };
  const payload = call
    ? buildCallReceipt(config, recipient, text, { ...call, now })
    : buildNotice({ ...recipient, ...text, details: [], link: null });
  await queueJob(tx, encryption, { type: 'form-receipt', subject: id, payload }, now.toISOString());
  if (call === null) return;
  const reminder = { messageId: id, at: call.at, recipient, promise };
  await queueReminder(context, tx, reminder, { address, now });
}
