import { isFromMailServer } from './automatic-email';
import { extractReplyIds } from '../message-ids';
import type { MimeEmail } from './mime-email';

/** A reply of ours that was not delivered, with the mail server's status code (RFC 3463), such as '5.1.1'. */
export type Bounce = { messageId: string; status: string };

/** In characters, of a report in plain text. */
const maxReport = 100_000;

/** Null unless it reports the final failure of one of our replies, as RFC 3464 says or in plain text, as qmail and Exim write. */
export function parseBounce(
  email: MimeEmail,
  content: { subject: string; text: string },
): Bounce | null {
  const { 'content-type': [type = ''] = [], 'in-reply-to': inReplyTo, references } = email.headers;
  if (!/^multipart\/report\b/i.test(type) && !isFromMailServer(email)) return null;
  // A read receipt (RFC 8098)
  if (/disposition-notification/i.test(type)) return null;
  const report = readPart(email, ['message/delivery-status', 'message/global-delivery-status']);
  const { subject } = content;
  const text = content.text.slice(0, maxReport);
  const returned = readPart(email, ['message/rfc822', 'text/rfc822-headers', 'message/global']);
  // Google's may be empty.
  const hasAction = /^action:/im.test(report);
  if (hasAction ? !isFailedReport(report) : !isFailure(email, subject, text)) return null;
  const [messageId] = [
    findMessageId(returned.split(/\r?\n\r?\n/, 1)[0] ?? ''),
    findMessageId(text),
    inReplyTo?.flatMap(extractReplyIds).at(-1),
    references?.flatMap(extractReplyIds).at(-1),
  ].filter((id) => id !== undefined);
  if (messageId === undefined) return null;
  const status = /^status:\s*([245]\.\d{1,3}\.\d{1,3})\b/im.exec(report)?.[1];
  return { messageId, status: status ?? findStatus(text) };
}

function isFailedReport(report: string): boolean {
  return /^action:\s*(?:failed|expired)\b/im.test(report);
}

/** A header line of the returned email, which may be quoted. */
function findMessageId(text: string): string | undefined {
  const value = /^[> \t]*message-id:\s*(<[^<>\s]+>)/im.exec(text)?.[1] ?? '';
  return extractReplyIds(value)[0];
}

const delayed =
  /\b(?:delay(?:ed)?|not yet been delivered|will (?:be retried|be made|keep trying|continue to (?:try|be (?:attempted|made))|retry)|still (?:being tried|trying)|no action is required|do not need to resend|verzögert|retardé|retrasado|atrasad|ritardat|vertraagd|forsinket|fördröjd|opóźnion)|задерж/i;
const failed =
  /\b(?:undeliver|failure|failed|returned (?:mail|to sender)|could ?n[o']t be delivered|not (?:be )?delivered|unable to deliver|wasn't able to deliver|permanent|rejected|unzustellbar|nicht zugestellt|non remis|échec|no se (?:ha )?(?:pudo )?entreg|no entregad|não (?:foi )?entreg|impossibile recapitare|mancato recapito|niet bezorgd|onbestelbaar|kunne ikke leveres|kunde inte levereras|nie dostarczon|niedoręcz)|не доставлен|недоставлен|配信不能|配信できません|无法投递|退信|無法傳遞|반송|배달되지/i;

function isFailure(email: MimeEmail, subject: string, text: string): boolean {
  const summary = getSummary(text);
  if (delayed.test(subject)) return false;
  if (delayed.test(summary) && !/permanent|giv(?:en|ing) up|gave up/i.test(summary)) return false;
  return (
    email.headers['x-failed-recipients'] !== undefined ||
    failed.test(subject) ||
    failed.test(summary) ||
    findStatus(summary) !== unknownStatus
  );
}

/** The report before the copy of the returned email. */
function getSummary(text: string): string {
  const copy =
    /^[> \t]*(?:-{2,}(?!-).*\b(?:copy|original|headers)\b.*|return-path:.*|received:.*)$/im;
  return text.split(copy, 1)[0] ?? '';
}

const unknownStatus = '5.0.0';

function findStatus(text: string): string {
  const summary = getSummary(text);
  const enhanced = summary.match(/(?<![\d.])[45]\.[0-7]\.\d{1,3}(?!\.?\d)/g) ?? [];
  const described = descriptions.find(([, pattern]) => pattern.test(summary))?.[0];
  return enhanced.toSorted().at(-1) ?? described ?? unknownStatus;
}

const descriptions: readonly (readonly [string, RegExp])[] = [
  [
    '5.1.1',
    /no such (?:user|mailbox|recipient|address)|(?:user|mailbox|recipient|address|account)\b.{0,40}(?:unknown|not found|(?:does ?n[o’']t|doesn't) exist|unavailable)|(?:unknown|invalid) (?:user|recipient|address)|no mailbox/i,
  ],
  [
    '5.1.2',
    /(?:host|domain)(?: name)?\b.{0,40}(?:unknown|not found|(?:does ?n[o’']t|doesn't) exist)|unrouteable/i,
  ],
  ['5.2.2', /(?:mailbox|quota)\b.{0,30}(?:full|exceeded)|over ?quota/i],
];

export function formatBounceReason(status: string): string {
  const detail = status.slice(2);
  const reason = Object.entries(reasons).find(([code]) => detail.startsWith(code))?.[1];
  return `${reason ?? 'The mail server returned the email.'} (${status})`;
}

/** By subject and detail of the status (RFC 3463, sections 3.2 to 3.8). Specific codes come before general ones. */
const reasons: Readonly<Record<string, string>> = {
  '1.2': 'This email domain doesn’t exist. Check the address.',
  '1.10': 'This address doesn’t accept email.',
  '1.': 'This mailbox doesn’t exist. Check the address.',
  '2.2': 'The mailbox is full.',
  '2.1': 'The mailbox is closed.',
  '2.': 'The mailbox doesn’t accept email.',
  '3.4': 'The email is too large for the mailbox.',
  '4.': 'The mail server couldn’t be reached.',
  '7.': 'The mail server rejected the email.',
};

function readPart(email: MimeEmail, types: readonly string[]): string {
  return email.files.find(({ type }) => types.includes(type))?.content.toString() ?? '';
}
