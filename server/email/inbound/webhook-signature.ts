import { createHmac } from 'node:crypto';

/** How far the clock of the mail server may be off, and how long a request may be on its way, in milliseconds. */
const window = 5 * 60_000;

/** The signature of a mail that is handed over: HMAC-SHA256, in hex, over the seconds of its time, a full stop and the mail. */
export function mailSignature(secret: string, timestamp: string, mail: Uint8Array): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(mail).digest('hex');
}

/** Whether a time, in whole seconds since 1970, is about now. */
export function isAboutNow(timestamp: string, now: Date): boolean {
  return (
    /^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) * 1000 - now.getTime()) <= window
  );
}
