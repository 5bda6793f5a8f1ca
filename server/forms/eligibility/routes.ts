import { cardLimits } from '../../../contract/forms/eligibility/constants';
import { eligibilityRules } from '../../../contract/forms/eligibility/form';
import { extraRoutes } from '../../../contract/shared/routes';
import { FormResponse, createFormSchema } from '../../../contract/forms/schema';
import type { App } from '../../http/app-type';
import type { Context } from '../../context';
import { cardMessages, readBenefitCard } from '../../uploads/benefit-card';
import { withFileField } from '../file-body-schema';
import { submitterLabels } from '../submitter';
import { registerPublicForm } from '../public-form';
import { parseSubmission, storeEligibilityCheck } from './service';

/** POST /email (specification section 7). Responds once the check is stored, whether or not mail can be sent. */
export function registerEligibilityRoutes(app: App, context: Context): void {
  registerPublicForm(app, context, {
    path: '/email',
    summary: 'Submit an eligibility check',
    facts: {
      page: extraRoutes.eligibility,
      labels: {
        ...submitterLabels,
        dob: 'Date of birth',
        medicate: 'Medicaid number',
        time: 'Call time',
        consent: 'Text messages',
        region: 'Office',
        file: 'Benefit card',
      },
      body: withFileField(
        createFormSchema(eligibilityRules),
        'Benefit card (optional): JPEG, PNG, WebP, or PDF, at most 10 MB',
      ),
    },
    file: { maxBytes: cardLimits.maxBytes, tooLarge: cardMessages.tooLarge, read: readBenefitCard },
    read: parseSubmission,
    write: (tx, submission) => storeEligibilityCheck(context, tx, submission),
    schema: FormResponse,
    receipt: () => ({ acknowledged: true as const }),
  });
}
