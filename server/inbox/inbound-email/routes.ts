import Type from 'typebox';
import type { App } from '../../http/app-type';
import type { Context } from '../../context';
import { inTransaction } from '../../db/engine';
import { newId } from '../../db/uuid';
import { findReceipt, takeReceipt } from '../../http/idempotency/queries';
import { HttpError, notFound } from '../../http/errors';
import { fileMail } from './receive-email';
import { isAboutNow, mailSignature } from '../../email/inbound/webhook-signature';
import { readMail } from '../../email/inbound/parse-email';
import { limits } from '../../http/limits/rate-limit';
import { isSameSignature } from '../../sms/twilio/signature';

const mailType = 'message/rfc822';
const mostBytes = 10 * 1024 * 1024;

/**
 * POST /mail/incoming: an e-mail that somebody answered us with, handed over raw by the agency's mail server or a service that takes
 * its mail (docs/production.md). It goes into the thread it answers, once. Answers 202 whatever becomes of it, so that nobody learns
 * which addresses there are; 403 without the signature or too late, 409 to the same request again, 413 above 10 MB, 422 to what cannot be read, 404 where it is not set up.
 */
export function incomingMailRoutes(app: App, context: Context): void {
  const { config, database, vault } = context;
  const settings = config.incomingMail;
  app.addContentTypeParser(
    mailType,
    { parseAs: 'buffer', bodyLimit: mostBytes },
    (_request, body, done) => done(null, body),
  );
  app.post(
    '/mail/incoming',
    {
      // Counted by itself: all mail comes from one server.
      config: limits(context, { max: 300, perMinutes: 1 }),
      onRequest: (request, _reply, done) => {
        if (settings === null) return done(notFound());
        // Before the mail is read: 10 MB of whoever cannot even name the time are not taken.
        const timestamp = String(request.headers['x-mail-timestamp'] ?? '');
        done(isAboutNow(timestamp, context.now()) ? undefined : unsigned());
      },
      schema: {
        summary: 'An e-mail from a person, handed over by the mail server',
        description:
          'The raw mail. X-Mail-Timestamp: the time in whole seconds since 1970. X-Mail-Signature: HMAC-SHA256, in hex, with INCOMING_MAIL_SECRET over that time, a full stop and the mail.',
        tags: ['Mail server'],
        consumes: [mailType],
        response: { 202: Type.Object({ accepted: Type.Literal(true) }) },
      },
    },
    async (request, reply) => {
      if (settings === null) throw notFound();
      const raw = request.body;
      if (!(raw instanceof Buffer)) throw notAMail();
      const timestamp = String(request.headers['x-mail-timestamp'] ?? '');
      const given = String(request.headers['x-mail-signature'] ?? '');
      const signature = mailSignature(settings.secret, timestamp, raw);
      if (!isSameSignature(given, signature)) throw unsigned();
      const key = `mail-request:${vault.mark([signature])}`;
      if ((await findReceipt(database.db, key)) !== null) throw replayed();
      const mail = await readMail(raw, config.mail.from);
      const made = { id: newId(), at: context.now().toISOString() };
      const filed = await inTransaction(database.db, async (tx) => {
        const receipt = { key, mark: key, madeId: made.id, at: made.at, freeBefore: null };
        if (!(await takeReceipt(tx, receipt))) throw replayed();
        return fileMail(context, tx, mail, made);
      });
      request.log.info({ filed }, 'An e-mail came in');
      void reply.code(202);
      return { accepted: true as const };
    },
  );
}

function unsigned(): HttpError {
  return new HttpError(403, 'forbidden', 'The signature is missing, wrong or too old.');
}

function replayed(): HttpError {
  return new HttpError(409, 'replayed', 'This request has been made before.');
}

function notAMail(): HttpError {
  return new HttpError(415, 'unsupported_media_type', `Please send the raw mail as ${mailType}.`);
}
