import { createTransport, type SendMailOptions } from 'nodemailer';
import { isLoopback } from '../../../core/config/loopback';
import { automaticHeaders, type EmailChannel, type OutboundEmail } from '../email';
import { formatMessageId } from '../message-ids';
import { DeliveryError } from '../../outbox/job-error';

/** In milliseconds. Must stay below the worker's lease, or another worker would deliver the job again. */
const maxDuration = 45_000;

export function createSmtpChannel(
  smtpUrl: string,
  from: string,
  timeout = maxDuration,
): EmailChannel {
  const transport = openTransport(smtpUrl);
  return async (email, idempotencyKey, createdAt) => {
    const options = toMessageOptions(email, { from, idempotencyKey, createdAt });
    try {
      await transport.sendMail({ ...options, signal: AbortSignal.timeout(timeout) });
    } catch (error) {
      throw toDeliveryError(error);
    }
  };
}

function openTransport(smtpUrl: string) {
  return createTransport({
    url: requireTls(smtpUrl),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
}

/** Connects and signs in, without sending anything. Throws what the mail server says. */
export async function verifySmtp(smtpUrl: string): Promise<void> {
  const transport = openTransport(smtpUrl);
  await transport.verify();
  transport.close();
}

/** To other machines. In the URL, because its own parameters override options. */
function requireTls(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (!isLoopback(url.hostname)) url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/**
 * The Message-ID contains the job's key, so that a repeated delivery is recognized. Addresses are objects because a comma in a
 * string would make two recipients.
 */
export function toMessageOptions(
  email: OutboundEmail,
  { from, idempotencyKey, createdAt }: { from: string; idempotencyKey: string; createdAt: string },
): SendMailOptions {
  const { to, fromName, replyTo, subject, text, html, isAutomatic, inReplyTo, references } = email;
  const { attachments = [] } = email;
  return {
    messageId: formatMessageId(idempotencyKey, from),
    date: new Date(createdAt),
    from: { name: fromName, address: from },
    to: { name: '', address: to },
    ...(replyTo && { replyTo }),
    ...(inReplyTo !== undefined && { inReplyTo }),
    ...(references && { references: [...references] }),
    ...(isAutomatic && { headers: automaticHeaders }),
    subject,
    text,
    html,
    attachments: attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Only a rejected recipient or content is final. A rejected login or sender is a setting that someone will fix. */
function toDeliveryError(error: unknown): DeliveryError {
  const { code, responseCode, command } = error as {
    code?: string;
    responseCode?: number;
    command?: string;
  };
  if (code === 'ETLS') return new DeliveryError({ service: 'smtp', code }, { isFinal: false });
  const isFinal =
    responseCode !== undefined &&
    responseCode >= 500 &&
    (command === 'RCPT TO' || command === 'DATA');
  return new DeliveryError(
    {
      service: 'smtp',
      code: responseCode ?? code ?? 'failed',
      ...(command !== undefined && { step: command }),
    },
    { isFinal },
  );
}
