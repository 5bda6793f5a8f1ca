import type { Email } from 'postal-mime';
import { extractReplyIds } from './message-ids';

export function getHeaders({ headers }: Pick<Email, 'headers'>, name: string): string[] {
  return headers.filter(({ key }) => key === name).map(({ value }) => value.trim());
}

/** True for automatic replies (RFC 3834), mailing lists, mail-server reports, and our own e-mail coming back. */
export function isAutomatic(email: Email, ownAddress: string): boolean {
  const from = email.from?.address?.toLowerCase() ?? '';
  const hasHeader = (name: string, pattern: RegExp) =>
    getHeaders(email, name).some((value) => pattern.test(value.toLowerCase()));
  return (
    hasHeader('auto-submitted', /^(?!no\b)/) ||
    hasHeader('precedence', /^(?:bulk|list|junk|auto_reply)\b/) ||
    hasHeader('list-id', /^/) ||
    hasHeader('x-autoreply', /^(?!no$)/) ||
    hasHeader('x-autorespond', /^/) ||
    hasHeader('return-path', /^(?:<>)?$/) ||
    hasHeader('content-type', /^multipart\/report/) ||
    /^(?:mailer-daemon|postmaster)@/.test(from) ||
    from === ownAddress.toLowerCase()
  );
}

/** A reply of ours that was not delivered, with the mail server's status code (RFC 3463), such as '5.1.1'. */
export type Bounce = { messageId: string; status: string };

/** Reads a delivery report (RFC 3464). Null unless it reports the final failure of one of our replies. */
export function parseBounce(email: Email): Bounce | null {
  const [type = ''] = getHeaders(email, 'content-type');
  if (!/^multipart\/report\b/i.test(type)) return null;
  const report = readPart(email, ['message/delivery-status', 'message/global-delivery-status']);
  if (!/^action:\s*failed\b/im.test(report)) return null;
  const status = /^status:\s*([245]\.\d{1,3}\.\d{1,3})\b/im.exec(report)?.[1] ?? '5.0.0';
  const returned = readPart(email, ['message/rfc822', 'text/rfc822-headers', 'message/global']);
  const [headers = ''] = returned.split(/\r?\n\r?\n/, 1);
  const [messageId] = extractReplyIds(/^message-id:\s*(<[^<>\s]+>)/im.exec(headers)?.[1] ?? '');
  return messageId === undefined ? null : { messageId, status };
}

export function formatBounceReason(status: string): string {
  const detail = status.slice(2);
  const reason = Object.entries(reasons).find(([code]) => detail.startsWith(code))?.[1];
  return `${reason ?? 'The mail server returned the e-mail.'} (${status})`;
}

/** By subject and detail of the status (RFC 3463, sections 3.2 to 3.8). Specific codes come before general ones. */
const reasons: Readonly<Record<string, string>> = {
  '1.2': 'This e-mail domain doesn’t exist. Check the address.',
  '1.10': 'This address doesn’t accept e-mail.',
  '1.': 'This mailbox doesn’t exist. Check the address.',
  '2.2': 'The mailbox is full.',
  '2.1': 'The mailbox is closed.',
  '2.': 'The mailbox doesn’t accept e-mail.',
  '3.4': 'The e-mail is too large for the mailbox.',
  '4.': 'The mail server couldn’t be reached.',
  '7.': 'The mail server rejected the e-mail.',
};

function readPart(email: Email, types: readonly string[]): string {
  const content = email.attachments.find(({ mimeType }) => types.includes(mimeType))?.content ?? '';
  if (typeof content === 'string') return content;
  return Buffer.from(content instanceof Uint8Array ? content : new Uint8Array(content)).toString();
}
