import { createHmac } from 'node:crypto';
import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { ServiceContext } from '../../context';
import { HttpError, notFound } from '../../../core/http/errors';
import { urlEncoded } from '../../../core/http/request/url-encoded-forms';
import { isSameSignature } from '../../../core/http/request/signature';
import type { TwilioSettings } from '../../../core/config/config';

/** Of the idempotency keys of texts. Kept for good: Twilio's signature has no time, so anyone who recorded a call could repeat it. */
export const textKeyPrefix = 'text:';

/**
 * Options of a route that only Twilio may call. 404 if Twilio is not set up.
 * @param getUrl returns the exact URL that Twilio was given; 404 if it returns null
 */
export function twilioRouteOptions(
  context: ServiceContext,
  getUrl: (twilio: TwilioSettings, request: FastifyRequest) => string | null,
): RouteShorthandOptions {
  const { twilio } = context.config;
  const preValidation: RouteShorthandOptions['preValidation'] = (request, _reply, done) => {
    const url = twilio && getUrl(twilio, request);
    if (twilio === null || url === null) return done(notFound());
    const given = String(request.headers['x-twilio-signature'] ?? '');
    const parameters = (request.body ?? {}) as Record<string, string>;
    if (isSameSignature(given, signTwilioRequest(twilio.authToken, url, parameters))) return done();
    // With a wrong setting, nobody would notice that no text comes in.
    if (given !== '') {
      request.log.warn(
        'A signature of Twilio is wrong: TWILIO_AUTH_TOKEN or TWILIO_WEBHOOK_URL differs from Twilio’s console',
      );
    }
    done(new HttpError(403, 'forbidden', 'The signature is missing or wrong.'));
  };
  return { preValidation, schema: { consumes: [urlEncoded] } };
}

/** The ten digits of a US number such as '+12125550142', or null. */
export function parseUsNumber(number: string): string | null {
  return /^\+1(\d{10})$/.exec(number)?.[1] ?? null;
}

/** The X-Twilio-Signature of a request (Twilio, "Security: validating requests"). */
export function signTwilioRequest(
  authToken: string,
  url: string,
  parameters: Readonly<Record<string, string>>,
): string {
  const parts = Object.keys(parameters)
    .sort()
    .map((name) => `${name}${parameters[name] ?? ''}`);
  return createHmac('sha1', authToken)
    .update(url + parts.join(''))
    .digest('base64');
}
