import type { FastifyRequest } from 'fastify';
import { inboxEndpoints } from '../../../../contract/inbox/endpoints';
import type { App } from '../../../core/http/app-type';
import type { Context } from '../../context';
import { inTransaction } from '../../../core/db/engine';
import { newId } from '../../../core/db/uuid';
import { limitConcurrentUploads } from '../../../core/http/limits/concurrent-uploads';
import { findIdempotencyRecord, claimIdempotencyKey } from '../../../core/http/idempotency/queries';
import { createHandle } from '../../../core/http/endpoints';
import { HttpError, notFound } from '../../../core/http/errors';
import { readInboundFiles } from './read-files';
import { storeInboundEmail, type FindRequest } from './store-email';
import { isRecent, signInboundEmail } from '../../../services/email/inbound/webhook-signature';
import { listAgencyNames, listOwnAddresses } from '../../../services/email/inbound/own-addresses';
import { parseEmail } from '../../../services/email/inbound/parse-email';
import { isSameSignature } from '../../../core/http/request/signature';

const mediaType = 'message/rfc822';
const maxBytes = 10 * 1024 * 1024;

/** Anyone can send a body, which is kept in memory until its signature can be checked. */
const uploadLimits = {
  max: { perClient: 8, perNetwork: 12, total: 20 },
  minSpeed: { grace: 10_000, bytesPerSecond: 50_000 },
  getMaxTime: () => 60_000,
};

/** POST /mail/incoming: a raw email from the agency's mail server (docs/production.md). */
export function inboundEmailRoutes(app: App, context: Context, findRequest: FindRequest): void {
  const { config, database, encryption } = context;
  const settings = config.inboundEmail;
  const own = listOwnAddresses(context.regions, config);
  const agencyNames = listAgencyNames(context.regions, config);
  limitConcurrentUploads(app, uploadLimits);
  app.addContentTypeParser(
    mediaType,
    { parseAs: 'buffer', bodyLimit: maxBytes },
    (_request, body, done) => done(null, body),
  );
  const handle = createHandle(app, context, inboxEndpoints);

  handle(
    'POST /mail/incoming',
    async (request) => {
      if (settings === null) throw notFound();
      const raw = getRawEmail(request);
      const signature = signInboundEmail(settings.secret, getTimestamp(request), raw);
      if (!isSameSignature(getSignature(request), signature)) throw signatureError(request);
      const key = `mail-request:${encryption.hmac([signature])}`;
      if ((await findIdempotencyRecord(database.db, key)) !== null) throw replayError();
      const email = await parseEmail(raw, own);
      const files = await readInboundFiles(email);
      const created = { id: newId(), at: context.now().toISOString() };
      const outcome = await inTransaction(database.db, async (tx) => {
        const record = { key, fingerprint: key, createdId: created.id, at: created.at };
        if (!(await claimIdempotencyKey(tx, record))) throw replayError();
        return storeInboundEmail(context, tx, email, created, { agencyNames, findRequest, files });
      });
      request.log.info({ outcome }, 'Inbound email');
      return { accepted: true as const };
    },
    {
      config: { fileBytes: maxBytes },
      onRequest: (request, _reply, done) => {
        if (settings === null) return done(notFound());
        // Before the body, so that a caller without a current timestamp cannot upload 10 MB.
        done(isRecent(getTimestamp(request), context.now()) ? undefined : signatureError(request));
      },
    },
  );
}

function getRawEmail({ body }: FastifyRequest): Buffer {
  if (body instanceof Buffer) return body;
  throw new HttpError(415, 'unsupported_media_type', `Send the raw email as ${mediaType}.`);
}

function getTimestamp({ headers }: FastifyRequest): string {
  return String(headers['x-mail-timestamp'] ?? '');
}

function getSignature({ headers }: FastifyRequest): string {
  return String(headers['x-mail-signature'] ?? '');
}

function signatureError(request: FastifyRequest): HttpError {
  // With a wrong setting, nobody would notice that no email comes in.
  if (getSignature(request) !== '') {
    request.log.warn(
      'The signature of an email is wrong: INCOMING_MAIL_SECRET or the clock differs from the mail server’s',
    );
  }
  return new HttpError(403, 'forbidden', 'The signature is missing, wrong, or too old.');
}

function replayError(): HttpError {
  return new HttpError(409, 'replayed', 'This request was already received.');
}
