import { formEndpoints } from '../../../../contract/forms/endpoints';
import { replyMethods, contactRules } from '../../../../contract/forms/contact-form';
import { toRegion } from '../../../../contract/shared/regions';
import type { Context } from '../../context';
import { buildContactNotice } from '../notices';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { acknowledgment, createPublicForm } from '../../../services/forms/public-form';
import { storeFormMessage } from '../store-form-message';
import {
  submitterLabels,
  toSubmitter,
  toSubmitterDetails,
} from '../../../services/forms/submitter';

export function contactRoutes(app: App, context: Context): void {
  const { handler, options } = createPublicForm(context, {
    page: '/contact',
    labels: { ...submitterLabels, answerBy: 'Reply by', message: 'Message', region: 'Office' },
    getRules: () => contactRules,
    write: async (tx, submission) => {
      const { answers } = submission;
      const person = toSubmitter(answers, toRegion(answers.region));
      const answerBy = replyMethods[answers.answerBy === 'email' ? 'email' : 'call'];
      await storeFormMessage(context, tx, submission, {
        person,
        channel: 'contact',
        text: answers.message,
        details: [...toSubmitterDetails(person), { label: 'Preferred reply', value: answerBy }],
        buildNotice: (office, threadId) =>
          buildContactNotice(office, { ...person, threadId, answerBy }),
      });
    },
    receipt: acknowledgment,
  });
  createHandle(app, context, formEndpoints)('POST /contact', handler, options);
}
