import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../../email/email';

/**
 * A mail for nodemailer. The Message-ID comes from the job, so that a mail sent twice is recognised as one; addresses go in
 * as objects, for in a string a comma would make two of them.
 */
export function messageOptions(
  mail: Mail,
  settings: { from: string; idempotencyKey: string; createdAt: string },
): SendMailOptions {
  const domain = settings.from.slice(settings.from.indexOf('@') + 1);
  return {
    messageId: `<${settings.idempotencyKey}@${domain}>`,
    date: new Date(settings.createdAt),
    from: { name: mail.fromName, address: settings.from },
    to: { name: '', address: mail.to },
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Nothing a template says may read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
