import { replyMethods, contactRules } from '../../../contract/forms/contact/form';
import { FormResponse, createFormSchema } from '../../../contract/forms/schema';
import { toRegion } from '../../../contract/shared/regions';
import type { App } from '../../http/app-type';
import type { Context } from '../../context';
import { buildContactNotice, toOffice } from '../../email/templates/office-notice';
import { queueEmail } from '../../outbox/queries';
import { addToThread } from '../../inbox/service';
import { toSubmitterDetails, submitterLabels, toSubmitter } from '../submitter';
import { registerPublicForm } from '../public-form';
import { parseFormFields } from '../form-fields';

export function registerContactRoutes(app: App, context: Context): void {
  const { regions, config, vault } = context;
  registerPublicForm(app, context, {
    path: '/contact',
    summary: 'Write to the office',
    facts: {
      page: '/contact',
      labels: { ...submitterLabels, answerBy: 'Answer', message: 'Message', region: 'Office' },
      body: createFormSchema(contactRules),
    },
    file: null,
    read: (texts) => parseFormFields(contactRules, texts),
    write: async (tx, { id, now, answers }) => {
      const at = now.toISOString();
      const person = toSubmitter(answers, toRegion(answers.region));
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
      const office = toOffice(regions[person.region], config);
      const mail = buildContactNotice(office, { ...person, threadId, answerBy });
      await queueEmail(tx, vault, mail, { key: `contact-notice-${id}`, at });
    },
    schema: FormResponse,
    receipt: () => ({ acknowledged: true as const }),
  });
}
