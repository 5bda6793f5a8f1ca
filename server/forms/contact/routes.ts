import { replyMethods, contactRules } from '../../../contract/forms/contact/form';
import { FormResponse, createFormSchema } from '../../../contract/forms/schema';
import { toRegion } from '../../../contract/shared/regions';
import type { App } from '../../http/app-type';
import type { Context } from '../../context';
import { contactNotice, officeOf } from '../../email/templates/office-notice';
import { queueMail } from '../../outbox/queries';
import { addToThread } from '../../inbox/service';
import { toSubmitterDetails, personLabels, personOf } from '../submitter';
import { publicForm } from '../public-form';
import { readFields } from '../form-fields';

export function registerContactRoutes(app: App, context: Context): void {
  const { regions, config, vault } = context;
  publicForm(app, context, {
    path: '/contact',
    summary: 'Write to the office',
    facts: {
      page: '/contact',
      labels: { ...personLabels, answerBy: 'Answer', message: 'Message', region: 'Office' },
      body: createFormSchema(contactRules),
    },
    file: null,
    read: (texts) => readFields(contactRules, texts),
    write: async (tx, { id, now, answers }) => {
      const at = now.toISOString();
      const person = personOf(answers, toRegion(answers.region));
      const answerBy = replyMethods[answers.answerBy === 'email' ? 'email' : 'call'];
      const threadId = await addToThread(tx, vault, {
        id,
        at,
        person,
        channel: 'contact',
        text: answers.message,
        details: [
          ...toSubmitterDetails(person),
          { label: 'Preferred reply', value: answerBy },
          { label: 'Office', value: regions[person.region].place },
        ],
      });
      const office = officeOf(regions[person.region], config);
      const mail = contactNotice(office, { ...person, threadId, answerBy });
      await queueMail(tx, vault, mail, { key: `contact-notice-${id}`, at });
    },
    schema: FormResponse,
    receipt: () => ({ acknowledged: true as const }),
  });
}
