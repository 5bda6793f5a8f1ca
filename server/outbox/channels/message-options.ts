import type { SendMailOptions } from 'nodemailer';
import type { OutboundEmail } from '../../email/email';

/**
 * The Message-ID contains the job's key, so that a repeated delivery is recognized. Addresses are objects because a comma in a
 * string would make two recipients.
 */
export function toMessageOptions(
  email: OutboundEmail,
  { from, idempotencyKey, createdAt }: { from: string; idempotencyKey: string; createdAt: string },
): SendMailOptions {
  const domain = from.slice(from.indexOf('@') + 1);
  return {
    messageId: `<${idempotencyKey}@${domain}>`,
    date: new Date(createdAt),
    from: { name: email.fromName, address: from },
    to: { name: '', address: email.to },
    ...(email.replyTo && { replyTo: email.replyTo }),
    subject: email.subject,
    text: email.text,
    html: email.html,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
