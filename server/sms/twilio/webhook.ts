import type { FastifyRequest, preValidationHookHandler } from 'fastify';
import type { App } from '../../http/app-type';
import { HttpError, notFound } from '../../http/errors';
import { isSameSignature, twilioSignature } from './signature';
import type { TwilioSettings } from './settings';

/** Lets the routes of a scope take the forms that Twilio sends. */
export function takeTwilioForms(app: App): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/**
 * Hook: lets in what Twilio has signed; 403 else, 404 where Twilio is not set up or `urlOf` has no address.
 * @param urlOf the address Twilio was given for the call, to the letter
 */
export function requireTwilio(
  twilio: TwilioSettings | null,
  urlOf: (twilio: TwilioSettings, request: FastifyRequest) => string | null,
): preValidationHookHandler {
  return (request, _reply, done) => {
    const url = twilio && urlOf(twilio, request);
    if (twilio === null || url === null) {
      done(notFound());
      return;
    }
    const given = String(request.headers['x-twilio-signature'] ?? '');
    const parameters = (request.body ?? {}) as Record<string, string>;
    const expected = twilioSignature(twilio.authToken, url, parameters);
    done(isSameSignature(given, expected) ? undefined : unsigned());
  };
}

function unsigned(): HttpError {
  return new HttpError(403, 'forbidden', 'The signature is missing or wrong.');
}
