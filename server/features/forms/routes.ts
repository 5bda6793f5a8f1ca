import { formatCallTime, getCallEnd } from '../../../contract/calls/call-times';
import { replyMethods, contactRules } from '../../../contract/forms/contact-form';
import { formEndpoints } from '../../../contract/forms/endpoints';
import { certificates, classTimes, enrollmentRules } from '../../../contract/forms/enrollment-form';
import type { FormResponse } from '../../../contract/forms/schema';
import { toRegion } from '../../../contract/shared/regions';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { toFormDetails, type FormLabels } from '../../services/forms/form-fields';
import { acknowledgment, createPublicForm } from '../../services/forms/public-form';
import { submitterLabels, toSubmitter, toSubmitterDetails } from '../../services/forms/submitter';
import type { Context } from '../context';
import { bookCall, findCall } from '../calls/service';
import { buildContactNotice, buildEnrollmentNotice } from './notices';
import { queueReceipt } from './receipts';
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
      const { id, answers, address, language, now, possibleSpam } = submission;
      const region = toRegion(answers.region);
      const person = toSubmitter(answers, region);
      // A form that looks automated takes no time, but the office reads which one was promised.
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
        buildNotice: (office, threadId) =>
          buildContactNotice(office, { ...person, threadId, answerBy }),
      });
      const booking = { threadId, messageId: id, region, at: callAt, email: person.email };
      const call =
        callAt === '' ? null : await bookCall(context, tx, { ...booking, address, language, now });
      await queueReceipt(context, tx, submission, person, { by, call });
    },
    response: {
      read: async (id): Promise<FormResponse> => {
        const eventId = (await findCall(context.database.db, id))?.eventId;
        return { acknowledged: true, ...(eventId && { callId: eventId }) };
      },
    },
  });
  createHandle(app, context, formEndpoints)('POST /contact', handler, options);
}

const enrollmentLabels: FormLabels = {
  labels: { certificate: 'Certificate', classTime: 'Availability', language: 'Language' },
  choices: { certificate: certificates, classTime: classTimes },
};

export function enrollmentRoutes(app: App, context: Context): void {
  const { handler, options } = createPublicForm(context, {
    page: '/hha-certification',
    labels: {
      ...submitterLabels,
      region: 'State',
      ...enrollmentLabels.labels,
      question: 'Question',
    },
    getRules: () => enrollmentRules,
    write: async (tx, submission) => {
      const { answers } = submission;
      const person = toSubmitter(answers, toRegion(answers.region));
      await storeFormMessage(context, tx, submission, {
        person,
        channel: 'enrollment',
        text: answers.question || 'Requests a spot in a home health aide class.',
        details: [...toSubmitterDetails(person), ...toFormDetails(enrollmentLabels, answers)],
        buildNotice: (office, threadId) => buildEnrollmentNotice(office, { ...person, threadId }),
      });
    },
    response: acknowledgment,
  });
  createHandle(app, context, formEndpoints)('POST /enrollments', handler, options);
}
