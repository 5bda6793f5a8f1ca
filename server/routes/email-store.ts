import type { Context } from '../context';
import type { Db } from '../db/engine';
import { newId } from '../db/new-id';
import { addAttachment } from '../db/queries/attachments';
import { addEligibilityCheck } from '../db/queries/messages';
import { grantSms } from '../db/queries/sms-allowances';
import { recordConsent } from '../db/queries/text-consents';
import { touchThreadsOf } from '../db/queries/thread-revisions';
import { eligibilityNotice, officeOf } from '../emails/office-notice';
import type { Card } from '../files/benefit-card';
import { queueMail } from '../outbox/queue-mail';
import { addToThread } from '../public-forms/add-to-thread';
import type { Submitted } from '../public-forms/public-form';
import { countFile } from '../public-forms/quotas';
import type { Submission } from './email-rules';

/** How long after an acknowledged POST /email its POST /sms is honoured, in milliseconds. */
const smsWindow = 10 * 60_000;
const day = 24 * 60 * 60_000;

/** Stores an eligibility check: thread, message, card, consent, the right to a text and the office's mail. */
export async function writeCheck(
  context: Context,
  tx: Db,
  { id, now, answers, file, address }: Submitted<Submission, Card>,
): Promise<void> {
  const { vault, config, regions } = context;
  const at = now.toISOString();
  const region = regions[answers.region];
  const threadId = await addToThread(tx, vault, {
    id,
    at,
    person: answers,
    channel: 'eligibility',
    text: `Eligibility check. Preferred call time: ${answers.time}`,
    details: [{ label: 'Office', value: region.place }],
  });
  await addEligibilityCheck(tx, vault, { messageId: id, ...answers });
  if (file !== null) {
    await countFile(context, tx, { bytes: file.bytes.length, address, now });
    await addAttachment(tx, vault, {
      id: newId(),
      messageId: id,
      ...file,
      createdAt: at,
      keepUntil: new Date(now.getTime() + config.cardRetentionDays * day).toISOString(),
    });
  }
  if (answers.consent) {
    await recordConsent(tx, { contact: answers.contact, at, messageId: id });
    await touchThreadsOf(tx, answers.contact);
  }
  await grantSms(tx, {
    messageId: id,
    contact: answers.contact,
    region: answers.region,
    at,
    expiresAt: new Date(now.getTime() + smsWindow).toISOString(),
  });
  const notice = { ...answers, threadId, hasCard: file !== null };
  await queueMail(tx, vault, eligibilityNotice(officeOf(region, config), notice), {
    key: `office-notice-${id}`,
    at,
  });
}
