import Type from 'typebox';
import type { App } from '../../http/app-type';
import type { Context } from '../../context';
import { inTransaction } from '../../db/engine';
import { noteRefusal } from '../../outbox/delivery-failure-queries';
import { recordRefusal, settleRefusal } from '../../outbox/delivery-failure';
import { limits } from '../../http/limits/rate-limit';
import { requireTwilio } from './webhook';

const TextStatus = Type.Object(
  {
    MessageSid: Type.String({ pattern: '^[\\w-]{1,64}$' }),
    MessageStatus: Type.String({ maxLength: 40 }),
    ErrorCode: Type.Optional(Type.String({ maxLength: 40 })),
    To: Type.Optional(Type.String({ description: '+1 and ten digits' })),
  },
  { $id: 'TextStatus' },
);

/**
 * POST /sms/status?job=…: what has become of a text that Twilio took, told by Twilio. One that the carrier did not deliver has
 * failed; all else is known already. Told twice, late, or of a text that nobody knows it changes nothing. 403 without Twilio's
 * signature, 404 where Twilio is not set up or cannot reach us.
 */
export function textStatusRoutes(app: App, context: Context): void {
  app.post(
    '/sms/status',
    {
      // As for incoming texts: a proxy may make all of Twilio's addresses look alike.
      config: limits(context, { max: 1_200, perMinutes: 1 }),
      preValidation: requireTwilio(
        context.config.twilio,
        ({ statusUrl }, { url }) => statusUrl && `${statusUrl}${/\?.*$/.exec(url)?.[0] ?? ''}`,
      ),
      schema: {
        summary: 'What has become of a text of ours, told by Twilio',
        tags: ['Twilio'],
        consumes: ['application/x-www-form-urlencoded'],
        querystring: Type.Object({ job: Type.Optional(Type.String({ maxLength: 200 })) }),
        body: TextStatus,
        response: { 204: Type.Null() },
      },
    },
    async ({ body, query: { job: key }, log }, reply) => {
      const failed = ['failed', 'undelivered'].includes(body.MessageStatus);
      if (failed && key !== undefined) {
        const code = codeOf(body.ErrorCode);
        const at = context.now().toISOString();
        const contact = /^\+1(\d{10})$/.exec(body.To ?? '')?.[1] ?? null;
        const job = await inTransaction(context.database.db, async (tx) => {
          const id = await noteRefusal(tx, { key, providerId: body.MessageSid, code });
          if (id === null) return null;
          await recordRefusal(tx, { code, contact, at });
          await settleRefusal(tx, id, at);
          return id;
        });
        if (job !== null) log.warn({ job, code }, 'The carrier did not deliver a text');
      }
      return reply.code(204).send(null);
    },
  );
}

/** 0 where none is given. */
function codeOf(text = ''): number {
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}
