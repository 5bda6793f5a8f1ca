import type { FastifyRequest, preValidationHookHandler } from 'fastify';
import type { App } from '../../http/app-type';
import { HttpError, notFound } from '../../http/errors';
import { isSameSignature, signTwilioRequest } from './signature';
import type { TwilioSettings } from './settings';

/** Parses Twilio's form posts in a scope. */
export function acceptTwilioForms(app: App): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** `getUrl` returns the exact URL that Twilio was given. 404 if it returns null or Twilio is not set up. */
export function requireTwilioSignature(
  twilio: TwilioSettings | null,
  getUrl: (twilio: TwilioSettings, request: FastifyRequest) => string | null,
): preValidationHookHandler {
  return (request, _reply, done) => {
    const url = twilio && getUrl(twilio, request);
    if (twilio === null || url === null) return done(notFound());
    const given = String(request.headers['x-twilio-signature'] ?? '');
    const parameters = (request.body ?? {}) as Record<string, string>;
    const isValid = isSameSignature(given, signTwilioRequest(twilio.authToken, url, parameters));
    done(
      isValid ? undefined : new HttpError(403, 'forbidden', 'The signature is missing or wrong.'),
    );
  };
}
