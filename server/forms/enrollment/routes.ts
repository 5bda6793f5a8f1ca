import { certificates, classTimes, enrollmentRules } from '../../../contract/forms/enrollment/form';
import { FormResponse, createFormSchema } from '../../../contract/forms/schema';
import { toRegion } from '../../../contract/shared/regions';
import type { App } from '../../http/app-type';
import type { Context } from '../../context';
import { enrolmentNotice, officeOf } from '../../email/templates/office-notice';
import { queueMail } from '../../outbox/queries';
import { addToThread } from '../../inbox/service';
import { detailsOf, type FormWords } from '../form-details';
import { toSubmitterDetails, personLabels, personOf } from '../submitter';
import { publicForm } from '../public-form';
import { readFields } from '../form-fields';

const formLabels: FormWords = {
  labels: { certificate: 'Certificate', classTime: 'Availability', language: 'Language' },
  choices: { certificate: certificates, classTime: classTimes },
};

export function registerEnrollmentRoutes(app: App, context: Context): void {
  const { regions, config, vault } = context;
  publicForm(app, context, {
    path: '/enrolments',
    summary: 'Request a place in a home health aide course',
    facts: {
      page: '/hha-certification',
      labels: { ...personLabels, region: 'State', ...formLabels.labels, question: 'Question' },
      body: createFormSchema(enrollmentRules),
    },
    file: null,
    read: (texts) => readFields(enrollmentRules, texts),
    write: async (tx, { id, now, answers }) => {
      const at = now.toISOString();
      const person = personOf(answers, toRegion(answers.region));
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
          ...detailsOf(formLabels, answers),
        ],
      });
      const office = officeOf(regions[person.region], config);
      await queueMail(tx, vault, enrolmentNotice(office, { ...person, threadId }), {
        key: `enrolment-notice-${id}`,
        at,
      });
    },
    schema: FormResponse,
    receipt: () => ({ acknowledged: true as const }),
  });
}
