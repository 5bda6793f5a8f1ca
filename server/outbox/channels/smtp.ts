import { createTransport } from 'nodemailer';
import type { Mail } from '../../email/email';
import { DeliveryFailed, type Channel } from '../channel';
import { messageOptions } from './message-options';

/** How long a delivery may take in all, in milliseconds: below the worker's lease, or the job would be taken anew meanwhile. */
const longest = 45_000;

/** Mail by an SMTP server. One that hangs, or that answers a little at a time for ever, is left after `limit` milliseconds. */
export function smtpChannel(
  smtpUrl: string,
  from: string,
  limit = longest,
): Channel<Mail> & { close(): void } {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const deliver: Channel<Mail> = async (mail, idempotencyKey, createdAt) => {
    try {
      await transport.sendMail({
        ...messageOptions(mail, { from, idempotencyKey, createdAt }),
        signal: AbortSignal.timeout(limit),
      });
    } catch (error) {
      throw describe(error);
    }
  };
  return Object.assign(deliver, {
    close: () => {
      transport.close();
    },
  });
}

/** Only a refused recipient or content is final; a refused login or sender is a setting that somebody will mend. */
function describe(error: unknown): DeliveryFailed {
  const { code, responseCode, command } = error as {
    code?: string;
    responseCode?: number;
    command?: string;
  };
  const where = command === undefined ? '' : ` at ${command}`;
  if (responseCode === undefined)
    return new DeliveryFailed(`SMTP: ${code ?? 'failed'}${where}`, false);
  const refused = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
  return new DeliveryFailed(`SMTP: ${String(responseCode)}${where}`, refused);
}
