import type { Attachment, Email } from 'postal-mime';
import { headersOf } from './auto-submitted';
import { sentIds } from './message-ids';

/** That an answer of ours could not be delivered: its message, and the status its mail server gave (RFC 3463: '5.1.1'). */
export type Bounce = { messageId: string; status: string };

/** What a mail server says in a report about an answer of ours (RFC 3464), or null: it says nothing final, or of no answer. */
export function bounceOf(mail: Email): Bounce | null {
  const [type = ''] = headersOf(mail, 'content-type');
  if (!/^multipart\/report\b/i.test(type)) return null;
  const report = partOf(mail, ['message/delivery-status', 'message/global-delivery-status']);
  if (!/^action:\s*failed\b/im.test(report)) return null;
  const status = /^status:\s*([245]\.\d{1,3}\.\d{1,3})\b/im.exec(report)?.[1] ?? '5.0.0';
  const returned = partOf(mail, ['message/rfc822', 'text/rfc822-headers', 'message/global']);
  const [head = ''] = returned.split(/\r?\n\r?\n/, 1);
  const [messageId] = sentIds(/^message-id:\s*(<[^<>\s]+>)/im.exec(head)?.[1] ?? '');
  return messageId === undefined ? null : { messageId, status };
}

/** What a status says in words for the office. */
export function bounceWords(status: string): string {
  const subject = Object.entries(words).find(([code]) => status.slice(2).startsWith(code));
  return `${subject?.[1] ?? 'The mail server gave the e-mail back.'} (${status})`;
}

/** By subject and detail of the status (RFC 3463 sections 3.2 to 3.8), the more exact before the wider. */
const words: Readonly<Record<string, string>> = {
  '1.2': 'There is no such mail domain: please check the address.',
  '1.10': 'This address takes no mail.',
  '1.': 'There is no such mailbox: please check the address.',
  '2.2': 'The mailbox is full.',
  '2.1': 'The mailbox is closed.',
  '2.': 'The mailbox takes no mail.',
  '3.4': 'The e-mail is too large for the mailbox.',
  '4.': 'The mail server of the address could not be reached.',
  '7.': 'The mail server of the address refused the e-mail.',
};

function partOf(mail: Email, types: readonly string[]): string {
  const part = mail.attachments.find(({ mimeType }) => types.includes(mimeType));
  return part === undefined ? '' : textOf(part);
}

function textOf({ content }: Attachment): string {
  if (typeof content === 'string') return content;
  return Buffer.from(content instanceof Uint8Array ? content : new Uint8Array(content)).toString();
}
