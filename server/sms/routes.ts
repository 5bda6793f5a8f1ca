import { messages } from '../../contract/shared/messages';
import { phoneDigits } from '../../contract/shared/phone';
import { SmsAnswer, SmsRequest } from '../../contract/sms/schema';
import { smsKeyHeader } from '../../contract/sms/constants';
import type { App } from '../http/app-type';
import type { Context } from '../context';
import { inTransaction, type Db } from '../db/engine';
import { queueJob } from '../outbox/queries';
import { countSmsUsed, takeSmsAllowance } from './allowance-queries';
import { mayText } from './consent-queries';
import { HttpError, invalid } from '../http/errors';
import { limits } from '../http/limits/rate-limit';
import { confirmationText } from './confirmation-text';
import { isTextable } from './can-receive';

const day = 24 * 60 * 60_000;
/** Confirmations one number may get in a day. */
const perNumberAndDay = 3;

/**
 * POST /sms (specification section 7, product.md "The calls"): a confirmation text, once, only to a number that has just been
 * acknowledged by POST /email, with consent and without opt-out. The answer is the same for every number.
 */
export function smsRoutes(app: App, context: Context): void {
  app.post(
    '/sms',
    {
      // A day: far below what all visitors together may use up.
      config: limits(context, { max: 30, perMinutes: 24 * 60 }),
      onRequest: (request, _reply, done) => {
        const given = request.headers[smsKeyHeader];
        done(
          given === context.config.smsKey
            ? undefined
            : new HttpError(401, 'unauthorized', `The ${smsKeyHeader} header is missing or wrong.`),
        );
      },
      schema: {
        summary: 'Ask for the confirmation text of an eligibility check',
        tags: ['Visitors'],
        security: [{ apiKey: [] }],
        body: SmsRequest,
        response: { 200: SmsAnswer },
      },
    },
    async (request) => {
      const contact = phoneDigits(request.body.contact);
      if (contact.length !== 10) throw invalid({ contact: messages.phoneDigits });
      await inTransaction(context.database.db, (tx) => sendConfirmation(context, tx, contact));
      context.wakeOutbox();
      return { accepted: true as const };
    },
  );
}

async function sendConfirmation(context: Context, tx: Db, contact: string): Promise<void> {
  const now = context.now();
  const since = new Date(now.getTime() - day).toISOString();
  if (!isTextable(contact) || !(await mayText(tx, contact))) return;
  if ((await countSmsUsed(tx, since, contact)) >= perNumberAndDay) return;
  if ((await countSmsUsed(tx, since)) >= context.config.textsPerDay) return;
  const allowance = await takeSmsAllowance(tx, contact, now.toISOString());
  if (allowance === null) return;
  await queueJob(
    tx,
    context.vault,
    {
      channel: 'sms',
      payload: JSON.stringify({
        to: contact,
        text: confirmationText(context.regions[allowance.region]),
      }),
      messageId: null,
      idempotencyKey: `confirmation-${allowance.messageId}`,
    },
    now.toISOString(),
  );
}
