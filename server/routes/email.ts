import { EmailAnswer, EmailFields } from '../../contract/email';
import type { App } from '../app-type';
import type { Context } from '../context';
import { readCard } from '../files/benefit-card';
import { idempotencyKey } from './idempotency';
import { readEmailParts } from './email-form';
import { readSubmission } from './email-rules';
import { storeSubmission } from './email-store';
import { limits } from '../plugins/limits';

/** POST /email (specification section 7): an eligibility check. Answers when it is stored, whether or not mail can leave. */
export function emailRoutes(app: App, context: Context): void {
  app.post(
    '/email',
    {
      config: limits(context, { max: 20, perMinutes: 10 }),
      schema: {
        summary: 'Submit an eligibility check',
        tags: ['Visitors'],
        consumes: ['multipart/form-data'],
        response: { 200: EmailAnswer },
      },
    },
    async (request) => {
      const key = idempotencyKey(request, 'email');
      const { fields, file } = await readEmailParts(request);
      const submission = readSubmission(fields);
      const card = file === null ? null : await readCard(file.bytes, file.name);
      const mark = context.vault.mark([
        JSON.stringify(Object.entries(submission)),
        file?.bytes ?? '',
      ]);
      await storeSubmission(context, { submission, card, idempotencyKey: key, mark });
      context.wakeOutbox();
      return { acknowledged: true as const };
    },
  );
}

/** The multipart body for the OpenAPI document: the framework cannot see it, since the route reads its parts itself. */
export const emailBodyForDocs = {
  type: 'object',
  required: EmailFields.required,
  properties: {
    ...EmailFields.properties,
    file: {
      type: 'string',
      format: 'binary',
      description: 'Benefit card, optional: JPEG, PNG, WebP or PDF, at most 10 MB',
    },
  },
} as const;
