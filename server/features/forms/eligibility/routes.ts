import { formEndpoints } from '../../../../contract/forms/endpoints';
import { cardLimits } from '../../../../contract/forms/eligibility-constants';
import { eligibilityRules, screenerLabel } from '../../../../contract/forms/eligibility-form';
import { isBirthDate } from '../../../../contract/shared/dates/birth-date';
import { toRegion } from '../../../../contract/shared/regions';
import { extraRoutes } from '../../../../contract/shared/routes';
import type { Context } from '../../context';
import type { Tx } from '../../../core/db/engine';
import { newId } from '../../../core/db/uuid';
import { buildEligibilityNotice } from '../notices';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { addEligibilityCheck } from '../../inbox/service';
import { addAttachment } from '../../../services/messages/files/attachment-queries';
import { getKeepUntil } from '../../../services/messages/files/attach-files';
import { grantSmsAllowance } from '../../../services/sms/allowance-queries';
import { recordFormConsent } from '../../../services/sms/consent-queries';
import {
  cardMessages,
  readBenefitCard,
  type BenefitCard,
} from '../../../services/uploads/benefit-card';
import { toFormDetails } from '../../../services/forms/form-fields';
import {
  acknowledgment,
  createPublicForm,
  type Submission,
} from '../../../services/forms/public-form';
import { enforceFileQuota } from '../../../services/quotas/quotas';
import { queueReceipt } from '../receipts';
import { storeFormMessage } from '../store-form-message';
import { submitterLabels, toSubmitter } from '../../../services/forms/submitter';

const callerLabels = { callerName: 'Asked by', relationship: 'Relationship' };

const noteLabels = { note: 'Anything we should know', screener: screenerLabel };

const unclearDate = {
  label: 'Date of birth',
  value: 'We couldn’t read a date in the answer. Please ask for it.',
};

/** POST /sms is accepted this long after an acknowledged POST /email. */
const smsWindow = 10 * 60_000;

/** POST /email (specification sections 5 and 7). Responds once the check is stored, whether or not mail can be sent. */
export function eligibilityRoutes(app: App, context: Context): void {
  const { handler, options } = createPublicForm(context, {
    page: extraRoutes.eligibility,
    labels: {
      ...submitterLabels,
      dob: 'Date of birth',
      medicate: 'Medicaid number',
      careFor: 'Who needs care',
      ...callerLabels,
      time: 'Call time',
      ...noteLabels,
      consent: 'Text messages',
      region: 'Office',
      file: 'Benefit card',
    },
    getRules: () => eligibilityRules,
    file: {
      maxBytes: cardLimits.maxBytes,
      tooLarge: cardMessages.tooLarge,
      description: 'Benefit card (optional): JPEG, PNG, WebP, or PDF, at most 10 MB',
      read: readBenefitCard,
    },
    write: (tx, submission) => storeEligibilityCheck(context, tx, submission),
    response: acknowledgment,
  });
  createHandle(app, context, formEndpoints)('POST /email', handler, options);
}

async function storeEligibilityCheck(
  context: Context,
  tx: Tx,
  submission: Submission<typeof eligibilityRules, BenefitCard>,
): Promise<void> {
  const { encryption } = context;
  const { id, now, answers, file, address, language } = submission;
  const at = now.toISOString();
  const person = toSubmitter(answers, toRegion(answers.region));
  const { contact, region } = person;
  const { time, dob } = answers;
  const consent = answers.consent === 'true';
  const hasCaller =
    answers.careFor === 'other' || answers.callerName !== '' || answers.relationship !== '';
  // Before the thread, as for a text with STOP or START, so that the two can’t deadlock.
  if (consent)
    await recordFormConsent(tx, encryption, {
      ...{ contact, at, form: 'eligibility', originId: id, language },
    });
  await storeFormMessage(context, tx, submission, {
    person,
    channel: 'eligibility',
    text: `Eligibility check. Preferred call time: ${time}`,
    details: [
      ...toFormDetails(
        { labels: callerLabels, choices: {} },
        hasCaller && answers.callerName === ''
          ? { ...answers, callerName: 'Someone else' }
          : answers,
      ),
      ...(isBirthDate(dob, now) ? [] : [unclearDate]),
      ...toFormDetails({ labels: noteLabels, choices: {} }, answers),
    ],
    buildNotice: (office, threadId) =>
      buildEligibilityNotice(office, {
        ...person,
        threadId,
        time,
        hasCard: file !== null,
        hasCaller,
      }),
  });
  await addEligibilityCheck(tx, encryption, {
    ...person,
    messageId: id,
    time,
    dob,
    medicaidNumber: answers.medicate || null,
    consent,
  });
  if (file !== null) {
    await enforceFileQuota(context, tx, { bytes: file.bytes.length, address, now });
    await addAttachment(tx, encryption, {
      id: newId(),
      messageId: id,
      ...file,
      createdAt: at,
      keepUntil: getKeepUntil(context, at),
    });
  }
  if (submission.possibleSpam) return;
  await queueReceipt(context, tx, submission, person, { by: 'call', dayPart: time });
  const expiresAt = new Date(now.getTime() + smsWindow).toISOString();
  const allowance = { messageId: id, contact, region, language, at, expiresAt };
  await grantSmsAllowance(tx, encryption, allowance);
}
