import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The signature that Twilio sends in X-Twilio-Signature: HMAC-SHA1, base64, over the address it was given and every
 * parameter of the form, sorted by name (Twilio, "Security: validating requests").
 */
export function twilioSignature(
  authToken: string,
  url: string,
  parameters: Readonly<Record<string, string>>,
): string {
  const signed = Object.keys(parameters)
    .sort()
    .reduce((text, name) => `${text}${name}${parameters[name] ?? ''}`, url);
  return createHmac('sha1', authToken).update(signed).digest('base64');
}

/** Whether two signatures are the same, in a time that does not tell how much of them is. */
export function isSameSignature(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
