import { createTransport } from 'nodemailer';
import type { OutboundEmail } from '../../email/email';
import { DeliveryError, type Channel } from '../channel';
import { toMessageOptions } from './message-options';

/** In milliseconds. Must stay below the worker's lease, or another worker would deliver the job again. */
const maxDuration = 45_000;

export function createSmtpChannel(
  smtpUrl: string,
  from: string,
  timeout = maxDuration,
): Channel<OutboundEmail> & { close(): void } {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const deliver: Channel<OutboundEmail> = async (email, idempotencyKey, createdAt) => {
    try {
      await transport.sendMail({
        ...toMessageOptions(email, { from, idempotencyKey, createdAt }),
        signal: AbortSignal.timeout(timeout),
      });
    } catch (error) {
      throw toDeliveryError(error);
    }
  };
  return Object.assign(deliver, {
    close: () => {
      transport.close();
    },
  });
}

/** Only a rejected recipient or content is final. A rejected login or sender is a setting that someone will fix. */
function toDeliveryError(error: unknown): DeliveryError {
  const { code, responseCode, command } = error as {
    code?: string;
    responseCode?: number;
    command?: string;
  };
  const isFinal =
    responseCode !== undefined &&
    responseCode >= 500 &&
    (command === 'RCPT TO' || command === 'DATA');
  const at = command === undefined ? '' : ` at ${command}`;
  return new DeliveryError(`SMTP: ${String(responseCode ?? code ?? 'failed')}${at}`, { isFinal });
}
