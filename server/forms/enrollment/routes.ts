import { certificates, classTimes, enrollmentRules } from '../../../contract/forms/enrollment/form';
import { FormResponse, createFormSchema } from '../../../contract/forms/schema';
import { toRegion } from '../../../contract/shared/regions';
import type { App } from '../../http/app-type';
import type { Context } from '../../context';
import { buildEnrollmentNotice, toOffice } from '../../email/templates/office-notice';
import { queueEmail } from '../../outbox/queries';
import { addToThread } from '../../inbox/service';
import { toFormDetails, type FormLabels } from '../form-details';
import { toSubmitterDetails, submitterLabels, toSubmitter } from '../submitter';
import { registerPublicForm } from '../public-form';
import { parseFormFields } from '../form-fields';

const formLabels: FormLabels = {
  labels: { certificate: 'Certificate', classTime: 'Availability', language: 'Language' },
  choices: { certificate: certificates, classTime: classTimes },
};

export function registerEnrollmentRoutes(app: App, context: Context): void {
  const { regions, config, vault } = context;
  registerPublicForm(app, context, {
    path: '/enrolments',
    summary: 'Request a place in a home health aide course',
    facts: {
      page: '/hha-certification',
      labels: { ...submitterLabels, region: 'State', ...formLabels.labels, question: 'Question' },
      body: createFormSchema(enrollmentRules),
    },
    file: null,
    read: (texts) => parseFormFields(enrollmentRules, texts),
    write: async (tx, { id, now, answers }) => {
      const at = now.toISOString();
      const person = toSubmitter(answers, toRegion(answers.region));
      const threadId = await addToThread(tx, vault, {
        id,
        at,
        person,
        channel: 'enrolment',
        text:
          answers.question === ''
            ? 'Requests a place in a home health aide course.'
            : answers.question,
        details: [
          ...toSubmitterDetails(person),
          { label: 'Office', value: regions[person.region].place },
          ...toFormDetails(formLabels, answers),
        ],
      });
      const office = toOffice(regions[person.region], config);
      await queueEmail(tx, vault, buildEnrollmentNotice(office, { ...person, threadId }), {
        key: `enrolment-notice-${id}`,
        at,
      });
    },
    schema: FormResponse,
    receipt: () => ({ acknowledged: true as const }),
  });
}
