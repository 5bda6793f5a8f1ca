import { messages } from '../../../contract/shared/messages';
import { getPhoneDigits, normalizePhone } from '../../../contract/shared/phone';
import { smsKeyHeader } from '../../../contract/sms/constants';
import { smsEndpoints } from '../../../contract/sms/endpoints';
import type { App } from '../../core/http/app-type';
import type { ServiceContext } from '../context';
import { inTransaction, type Db } from '../../core/db/engine';
import { claimQuotas } from '../quotas/queries';
import { quotaOfAll, toQuotaDay } from '../quotas/quotas';
import { queueJob } from '../outbox/queries';
import { claimSmsAllowance } from './allowance-queries';
import { findTexting } from './consent-queries';
import { createHandle } from '../../core/http/endpoints';
import { HttpError, validationError } from '../../core/http/errors';
import { rateLimit } from '../../core/http/limits/rate-limit';
import { getPersonTexts } from '../texts/texts';

const maxTextsPerNumberAndDay = 3;

/**
 * POST /sms (specification section 7, product.md "The calls"): one confirmation text to a number that POST /email has just
 * acknowledged, with consent and without an opt-out. The response is the same for every number.
 */
export function smsRoutes(app: App, context: ServiceContext): void {
  const handle = createHandle(app, context, smsEndpoints);

  handle(
    'POST /sms',
    async (request) => {
      const contact = getPhoneDigits(normalizePhone(request.body.contact));
      if (contact.length !== 10) throw validationError({ contact: messages.phoneDigits });
      await inTransaction(context.database.db, (tx) => queueConfirmation(context, tx, contact));
      context.wakeOutbox();
      return { accepted: true as const };
    },
    {
      config: rateLimit(context, { max: 30, perMinutes: 24 * 60 }),
      onRequest: (request, _reply, done) => {
        const isAuthorized = request.headers[smsKeyHeader] === context.config.smsKey;
        const message = `The ${smsKeyHeader} header is missing or wrong.`;
        done(isAuthorized ? undefined : new HttpError(401, 'unauthorized', message));
      },
      schema: { security: [{ apiKey: [] }] },
    },
  );
}

async function queueConfirmation(context: ServiceContext, tx: Db, contact: string): Promise<void> {
  const now = context.now();
  if (!(await findTexting(tx, context.encryption, contact)).canText) return;
  const allowance = await claimSmsAllowance(tx, context.encryption, contact, now.toISOString());
  if (allowance === null) return;
  const day = toQuotaDay(now);
  const subject = context.encryption.hmac(['texts to', contact]);
  const isClaimed = await claimQuotas(tx, [
    { day, subject, max: maxTextsPerNumberAndDay },
    { day, subject: quotaOfAll.texts, max: context.config.maxTextsPerDay },
  ]);
  if (!isClaimed) return;
  const { company, phone } = context.regions[allowance.region];
  const text = getPersonTexts(allowance.language).text.confirmation(company, phone);
  const payload = { to: contact, text };
  const job = { type: 'confirmation', subject: allowance.messageId, payload };
  await queueJob(tx, context.encryption, job, now.toISOString());
}
