import Type from 'typebox';
import type { App } from '../../../core/http/app-type';
import type { ServiceContext } from '../../context';
import { inTransaction } from '../../../core/db/engine';
import { recordLateError } from '../../outbox/late-error-queries';
import { optedOutCode } from '../carrier-errors';
import { recordOptOut } from '../consent-queries';
import { parseUsNumber, twilioRouteOptions } from './webhook';

const TextStatus = Type.Object(
  {
    MessageSid: Type.String({ pattern: '^[\\w-]{1,64}$' }),
    MessageStatus: Type.String({ maxLength: 40 }),
    ErrorCode: Type.Optional(Type.String({ maxLength: 40 })),
    To: Type.Optional(Type.String({ description: '+1 and ten digits' })),
  },
  { $id: 'TextStatus' },
);

/** POST /sms/status?job=…: Twilio's delivery status of a text. Repeated, late, and unknown statuses change nothing. */
export function smsStatusRoutes(app: App, context: ServiceContext): void {
  app.post(
    '/sms/status',
    twilioRouteOptions(
      context,
      ({ statusUrl }, { url }) => statusUrl && `${statusUrl}${/\?.*$/.exec(url)?.[0] ?? ''}`,
      {
        summary: 'Delivery status of a text, from Twilio',
        querystring: Type.Object({ job: Type.Optional(Type.String({ maxLength: 200 })) }),
        body: TextStatus,
        response: { 204: Type.Null() },
      },
    ),
    async ({ body, query: { job: key }, log }, reply) => {
      const isFailed = ['failed', 'undelivered'].includes(body.MessageStatus);
      if (isFailed && key !== undefined) {
        const code = parseErrorCode(body.ErrorCode);
        const at = context.now().toISOString();
        const contact = parseUsNumber(body.To ?? '');
        const job = await inTransaction(context.database.db, async (tx) => {
          const error = { service: 'carrier', code };
          const late = { key, providerId: body.MessageSid, error, at };
          const id = await recordLateError(tx, context.jobTypes, late);
          if (id !== null && code === optedOutCode && contact !== null)
            await recordOptOut(tx, contact, at, { source: 'carrier' });
          return id;
        });
        if (job !== null) log.warn({ job, code }, 'The carrier did not deliver a text');
      }
      return reply.code(204).send(null);
    },
  );
}

function parseErrorCode(text = ''): number {
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}
