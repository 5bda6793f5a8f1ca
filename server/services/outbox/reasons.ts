import { formatBounceReason } from '../email/inbound/parse-bounce';
import { formatCarrierError } from '../sms/carrier-errors';
import type { OutboxJobTable } from './table';

/** Reasons that a retry cannot change. */
export const finalReasons = {
  'opted out': 'This person opted out of our texts.',
  'not a number of a person': 'This number can’t receive texts.',
  decided_since: 'This decision no longer applies. It was changed later.',
  file_gone: 'The file in this message was removed.',
} as const;

const reasons: Readonly<Record<string, string>> = {
  ...finalReasons,
  'DEPLOY_HOOK_URL is not set': 'No site host is set up (DEPLOY_HOOK_URL).',
  'SMTP: no TLS':
    'The mail server doesn’t offer encryption (TLS), so we didn’t send the email. Ask your technical contact.',
  ENOSPC: 'The server’s disk is full.',
};

export function isFinalReason(problem: string | null): boolean {
  return problem !== null && problem in finalReasons;
}

/** Explains why a job failed, from `lastProblem`, to the office. */
export function formatDeliveryReason({
  lastProblem,
  refusedCode,
}: Pick<OutboxJobTable, 'lastProblem' | 'refusedCode'>): string {
  const problem = lastProblem ?? '';
  if (refusedCode !== null) return formatCarrierError(refusedCode);
  const known = reasons[problem];
  if (known !== undefined) return known;
  const [, service = '', detail = ''] =
    /^(SMTP|Twilio|Returned|Deploy hook): (.*)$/.exec(problem) ?? [];
  switch (service) {
    case 'SMTP':
      return formatMailServerReason(detail);
    case 'Twilio':
      return formatTextServiceReason(detail);
    case 'Returned':
      return formatBounceReason(detail);
    case 'Deploy hook':
      return /^\d/.test(detail)
        ? `The site’s host rejected the call (${detail}).`
        : `The site’s host couldn’t be reached (${detail}).`;
    default:
      return `The server couldn’t send it (${problem || 'no reason given'}). Ask your technical contact.`;
  }
}

/** @param detail '550 at RCPT TO', 'ECONNREFUSED' */
function formatMailServerReason(detail: string): string {
  const [code = ''] = detail.split(' ');
  if (!/^\d/.test(code)) return `The mail server couldn’t be reached (${code}).`;
  if (detail.endsWith('RCPT TO')) return `The mail server rejected this address (${code}).`;
  if (detail.includes('AUTH')) return `The mail server rejected our password (${code}).`;
  if (detail.endsWith('MAIL FROM')) return `The mail server rejected our address (${code}).`;
  return `The mail server rejected the e-mail (${code}).`;
}

/** @param detail '400, code 21610', 'TimeoutError' */
function formatTextServiceReason(detail: string): string {
  const code = /code (\d+)$/.exec(detail)?.[1];
  if (/^40[134]/.test(detail)) return `The text service rejected our account (${detail}).`;
  if (code !== undefined) return `${formatCarrierError(Number(code))} (${code})`;
  return /^\d/.test(detail)
    ? `The text service rejected it (${detail}).`
    : `The text service couldn’t be reached (${detail}).`;
}
