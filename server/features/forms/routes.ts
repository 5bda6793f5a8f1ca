import { formatCallPromise, formatCallTime, getCallEnd } from '../../../contract/calls/call-times';
import { replyMethods, contactRules } from '../../../contract/forms/contact-form';
import { formEndpoints } from '../../../contract/forms/endpoints';
import { certificates, classTimes, enrollmentRules } from '../../../contract/forms/enrollment-form';
import { formatReplyPromise } from '../../../contract/shared/office-hours/reply-promise';
import { toRegion } from '../../../contract/shared/regions';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { toFormDetails, type FormLabels } from '../../services/forms/form-fields';
import { acknowledgment, createPublicForm } from '../../services/forms/public-form';
import { submitterLabels, toSubmitter, toSubmitterDetails } from '../../services/forms/submitter';
import { enforceCallQuota } from '../../services/quotas/quotas';
import type { Context } from '../context';
import { bookCall } from '../calls/service';
import { buildContactNotice, buildEnrollmentNotice } from './notices';
import { givenNumber, queueReceipt } from './receipts';
import { storeFormMessage } from './store-form-message';

export function contactRoutes(app: App, context: Context): void {
  const { handler, options } = createPublicForm(context, {
    page: '/contact',
    labels: {
      ...submitterLabels,
      answerBy: 'Reply by',
      callAt: 'Call time',
      message: 'Message',
      region: 'Office',
    },
    getRules: () => contactRules,
    write: async (tx, submission) => {
      const { answers, address, now, possibleSpam } = submission;
      const region = toRegion(answers.region);
      const person = toSubmitter(answers, region);
      // What looks automated takes no time, but the office reads which one was promised.
      const callAt = possibleSpam ? '' : answers.callAt;
      const by = answers.answerBy === 'email' ? 'email' : 'call';
      const answerBy = [
        replyMethods[by],
        ...(answers.callAt === '' ? [] : [formatCallTime(region, answers.callAt, 'en')]),
      ].join(', ');
      const threadId = await storeFormMessage(context, tx, submission, {
        person,
        channel: 'contact',
        text: answers.message || 'Booked a call.',
        ...(callAt !== '' && { dueAt: getCallEnd(callAt) }),
        details: [...toSubmitterDetails(person), { label: 'Preferred reply', value: answerBy }],
        buildNotice: (office, id) =>
          buildContactNotice(office, { ...person, threadId: id, answerBy }),
      });
      const booked = callAt === '' ? null : { at: callAt };
      if (booked) {
        await enforceCallQuota(context, tx, { address, phone: context.regions[region].phone, now });
        await bookCall(context, tx, {
          threadId,
          messageId: submission.id,
          at: callAt,
          region,
          now,
        });
      }
      await queueReceipt(context, tx, submission, person, {
        booked,
        formatPromise: (office, language, translate) => {
          if (booked) return translate(formatCallPromise(region, booked.at, language));
          const to = translate(by === 'email' ? 'this address' : givenNumber);
          return formatReplyPromise(office, now, { by, to }, language);
        },
      });
    },
    receipt: acknowledgment,
  });
  createHandle(app, context, formEndpoints)('POST /contact', handler, options);
}

const formLabels: FormLabels = {
  labels: { certificate: 'Certificate', classTime: 'Availability', language: 'Language' },
  choices: { certificate: certificates, classTime: classTimes },
};

export function enrollmentRoutes(app: App, context: Context): void {
  const { handler, options } = createPublicForm(context, {
    page: '/hha-certification',
    labels: { ...submitterLabels, region: 'State', ...formLabels.labels, question: 'Question' },
    getRules: () => enrollmentRules,
    write: async (tx, submission) => {
      const { answers } = submission;
      const person = toSubmitter(answers, toRegion(answers.region));
      await storeFormMessage(context, tx, submission, {
        person,
        channel: 'enrollment',
        text: answers.question || 'Requests a spot in a home health aide class.',
        details: [...toSubmitterDetails(person), ...toFormDetails(formLabels, answers)],
        buildNotice: (office, threadId) => buildEnrollmentNotice(office, { ...person, threadId }),
      });
    },
    receipt: acknowledgment,
  });
  createHandle(app, context, formEndpoints)('POST /enrollments', handler, options);
}
