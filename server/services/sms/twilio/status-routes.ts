import { smsEndpoints } from '../../../../contract/sms/endpoints';
import type { App } from '../../../core/http/app-type';
import type { ServiceContext } from '../../context';
import { createHandle } from '../../../core/http/endpoints';
import { inTransaction } from '../../../core/db/engine';
import { recordLateError } from '../../outbox/late-error-queries';
import { optedOutCode } from '../carrier-errors';
import { recordOptOut } from '../consent-queries';
import { parseUsNumber, twilioRouteOptions } from './webhook';

/** POST /sms/status?job=…: Twilio's delivery status of a text. Repeated, late, and unknown statuses change nothing. */
export function smsStatusRoutes(app: App, context: ServiceContext): void {
  const handle = createHandle(app, context, smsEndpoints);

  handle(
    'POST /sms/status',
    async ({ body, query: { job: key }, log }) => {
      const isFailed = ['failed', 'undelivered'].includes(body.MessageStatus);
      if (!isFailed || key === undefined) return;
      const code = parseErrorCode(body.ErrorCode);
      const at = context.now().toISOString();
      const contact = parseUsNumber(body.To ?? '');
      const job = await inTransaction(context.database.db, async (tx) => {
        const error = { service: 'carrier', code };
        const late = { key, providerId: body.MessageSid, error, at };
        const id = await recordLateError(tx, context.jobTypes, late);
        if (id !== null && code === optedOutCode && contact !== null)
          await recordOptOut(tx, context.encryption, contact, at, { source: 'carrier' });
        return id;
      });
      if (job !== null) log.warn({ job, code }, 'The carrier did not deliver a text');
    },
    twilioRouteOptions(
      context,
      ({ statusUrl }, { url }) => statusUrl && `${statusUrl}${/\?.*$/.exec(url)?.[0] ?? ''}`,
    ),
  );
}

function parseErrorCode(text = ''): number {
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}
