import { createHmac } from 'node:crypto';

/** Clock difference plus time in transit, in milliseconds. */
const maxAge = 5 * 60_000;

/** HMAC-SHA256 in hex over the timestamp in seconds, a full stop, and the raw email. */
export function signInboundEmail(secret: string, timestamp: string, email: Uint8Array): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(email).digest('hex');
}

export function isRecent(timestamp: string, now: Date): boolean {
  return (
    /^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) * 1000 - now.getTime()) <= maxAge
  );
}
