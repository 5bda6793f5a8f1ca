import { createHmac, timingSafeEqual } from 'node:crypto';

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

/** Compares in constant time. */
export function isSameSignature(given: string, expected: string): boolean {
  const [first, second] = [Buffer.from(given), Buffer.from(expected)];
  return first.length === second.length && timingSafeEqual(first, second);
}
