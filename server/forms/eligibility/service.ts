import { eligibilityRules } from '../../../contract/forms/eligibility/form';
import { toRegion } from '../../../contract/shared/regions';
import type { Context } from '../../context';
import type { Db } from '../../db/engine';
import { newId } from '../../db/uuid';
import { addAttachment } from '../../inbox/messages/attachment-queries';
import { addEligibilityCheck } from '../../inbox/messages/eligibility-queries';
import { grantSmsAllowance } from '../../sms/allowance-queries';
import { recordConsent } from '../../sms/consent-queries';
import { bumpContactRevisions } from '../../inbox/threads/revision-queries';
import { buildEligibilityNotice, toOffice } from '../../email/templates/office-notice';
import type { BenefitCard } from '../../uploads/benefit-card';
import { queueEmail } from '../../outbox/queries';
import { addToThread } from '../../inbox/service';
import type { Submission } from '../public-form';
import { enforceFileQuota } from '../quotas/quotas';
import { parseFormFields } from '../form-fields';
import { toSubmitter } from '../submitter';

/** How long POST /sms is accepted after an acknowledged POST /email. */
const smsWindow = 10 * 60_000;
const day = 24 * 60 * 60_000;

type EligibilitySubmission = ReturnType<typeof parseSubmission>;

/** Validates the texts of POST /email (specification section 5). Throws 400 with a message per field. */
export function parseSubmission(texts: Readonly<Record<string, string>>) {
  const answers = parseFormFields(eligibilityRules, texts);
  const { dob, medicate, time, consent, region } = answers;
  return {
    ...toSubmitter(answers, toRegion(region)),
    dob,
    medicate: medicate === '' ? null : medicate,
    time,
    consent: consent === 'true',
  };
}

export async function storeEligibilityCheck(
  context: Context,
  tx: Db,
  { id, now, answers, file, address }: Submission<EligibilitySubmission, BenefitCard>,
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
    await enforceFileQuota(context, tx, { bytes: file.bytes.length, address, now });
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
    await bumpContactRevisions(tx, answers.contact);
  }
  await grantSmsAllowance(tx, {
    messageId: id,
    contact: answers.contact,
    region: answers.region,
    at,
    expiresAt: new Date(now.getTime() + smsWindow).toISOString(),
  });
  const notice = { ...answers, threadId, hasCard: file !== null };
  await queueEmail(tx, vault, buildEligibilityNotice(toOffice(region, config), notice), {
    key: `office-notice-${id}`,
    at,
  });
}
