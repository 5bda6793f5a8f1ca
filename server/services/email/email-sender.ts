import type { JobError } from '../outbox/job-error';
import type { JobSender } from '../outbox/job-type';
import type { EmailChannel, OutboundEmail } from './email';
import { formatBounceReason } from './inbound/parse-bounce';

/** For job types whose payload is an email. */
export function createEmailSender(channel: EmailChannel): JobSender<OutboundEmail> {
  return {
    channel: 'email',
    send: async (email, { idempotencyKey, createdAt }) => {
      await channel(email, idempotencyKey, createdAt);
      return null;
    },
    formatError: formatEmailError,
  };
}

function formatEmailError({ service, code, step = '' }: JobError): string | null {
  if (service === 'bounce') return formatBounceReason(String(code));
  if (service !== 'smtp') return null;
  if (code === 'ETLS') {
    return 'The mail server doesn’t offer encryption (TLS), so we didn’t send the email. Ask your technical contact.';
  }
  if (typeof code !== 'number') return `The mail server couldn’t be reached (${String(code)}).`;
  if (step === 'RCPT TO') return `The mail server rejected this address (${code}).`;
  if (step.startsWith('AUTH')) return `The mail server rejected our password (${code}).`;
  if (step === 'MAIL FROM') return `The mail server rejected our address (${code}).`;
  return `The mail server rejected the email (${code}).`;
}
