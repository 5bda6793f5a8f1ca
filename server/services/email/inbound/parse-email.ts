import libmime from 'libmime';
import { HttpError } from '../../../core/http/errors';
import type { AttachedFile } from './attached-file';
import { findOrigin, type Origin } from './automatic-email';
import { parseEvent, type CalendarEvent } from './calendar-event';
import { decodeText } from './decode-text';
import { getText, toSingleLine } from './email-text';
import { extractMessageIds, extractReplyIds } from '../message-ids';
import { isCalendar, listMailboxes, readMimeEmail, type MimeEmail } from './mime-email';
import { isOwnRecipient, type OwnAddresses } from './own-addresses';
import { parseBounce, type Bounce } from './parse-bounce';

const maxRecipients = 100;
/** Those that the receiving mail server adds come first; a blind copy has no other recipient. */
const recipientHeaders = [
  'x-original-to',
  'delivered-to',
  'envelope-to',
  'x-envelope-to',
  'x-forwarded-to',
  'to',
  'cc',
];
const maxNameLength = 80;
const pgpMessage = /^-----BEGIN PGP MESSAGE-----/m;
/** In characters. Each encoded word may have its own charset, and only the start is shown. */
const maxSubjectHeader = 8_000;

export type InboundEmail = {
  /** The address in the From header, or null. It is not verified. */
  from: string | null;
  /** The name in the From header, or ''. */
  name: string;
  /** Where the sender wants replies, if it is another address. Not verified either. */
  replyTo: string | null;
  recipients: string[];
  repliedToIds: string[];
  messageId: string | null;
  /** The ids that precede its own in the conversation (RFC 5322, section 3.6.4). */
  references: string[];
  subject: string;
  text: string;
  files: (AttachedFile & { content: Buffer })[];
  event: CalendarEvent | null;
  protection: MimeEmail['protection'];
  isTruncated: boolean;
  origin: Origin;
  bounce: Bounce | null;
};

/** Reads a raw email (RFC 5322, MIME). Throws 422 if it cannot be parsed. */
export async function parseEmail(raw: Buffer, own: OwnAddresses): Promise<InboundEmail> {
  const email = await readMimeEmail(raw).catch(() => {
    throw new HttpError(422, 'unreadable', 'This email cannot be read.');
  });
  const { references = [], 'in-reply-to': inReplyTo = [] } = email.headers;
  const repliedToIds = [...references, ...inReplyTo].flatMap(extractReplyIds);
  const isReply = repliedToIds.length > 0 || inReplyTo.some((value) => value !== '');
  const { from, name, replyTo } = findSender(email, own);
  const subject = readSubject(email);
  const text = getText(email) || (await getForwardedText(email));
  const bounce = parseBounce(email, { subject, text });
  return {
    from,
    name,
    replyTo,
    recipients: recipientHeaders
      .flatMap((header) => listMailboxes(email, header))
      .map(({ address }) => address)
      .slice(0, maxRecipients),
    repliedToIds: [...new Set([...repliedToIds.reverse(), ...(bounce ? [bounce.messageId] : [])])],
    messageId: email.headers['message-id']?.[0] ?? null,
    references: (references.length > 0 ? references : inReplyTo).flatMap(extractMessageIds),
    subject,
    text,
    ...listFiles(email),
    protection: pgpMessage.test(text) ? 'encrypted' : email.protection,
    isTruncated: email.isTruncated,
    origin: findOrigin(email, { own, subject, text, isReply }),
    bounce,
  };
}

/** A Google Group puts its own address in From and moves the sender's to Reply-To: "'Ann Lee' via Office". */
function findSender(
  email: MimeEmail,
  own: OwnAddresses,
): Pick<InboundEmail, 'from' | 'name' | 'replyTo'> {
  const [sender] = listMailboxes(email, 'from');
  const from = getAddress(sender);
  const name = toSingleLine(sender?.name ?? '', maxNameLength);
  const address = findReplyTo(email, from);
  const replyTo = address === null || isOwnRecipient(own, address) ? null : address;
  if (replyTo === null || from === null || !isOwnRecipient(own, from)) {
    return { from, name: name === from ? '' : name, replyTo };
  }
  return { from: replyTo, name: name.replace(/^'(.+)' via .*$/, '$1'), replyTo: null };
}

function getAddress(mailbox: { address: string } | undefined): string | null {
  const address = mailbox?.address ?? '';
  const isAddress = /^[^\s@<>,"\p{Cc}]+@[^\s@<>,"\p{Cc}]+$/u.test(address);
  return isAddress && address.length <= 254 ? address : null;
}

function findReplyTo(email: MimeEmail, from: string | null): string | null {
  const addresses = listMailboxes(email, 'reply-to').map(getAddress);
  const isFrom = (address: string) => address.toLowerCase() === from?.toLowerCase();
  return addresses.find((address) => address !== null && !isFrom(address)) ?? null;
}

function readSubject({ headers }: MimeEmail): string {
  const subject = headers['subject']?.[0]?.slice(0, maxSubjectHeader) ?? '';
  // Some programs cut off its end too.
  const repaired = subject.replace(/=\?[^?\s]{1,60}\?[bq]\?[^?]*$/i, '$&?=');
  return toSingleLine(libmime.decodeWords(repaired), 200);
}

/** The files that a person attached, and the first event of a calendar. Other forms of that event are no files. */
function listFiles({ files }: MimeEmail): Pick<InboundEmail, 'files' | 'event'> {
  const [event = null] = files.flatMap(
    ({ type, content }) => (isCalendar(type) && parseEvent(decodeText(content, []))) || [],
  );
  const attached = files
    .filter(({ type, isEmbedded }) => !isEmbedded || !type.startsWith('image/'))
    .filter(({ type }) => event === null || !isCalendar(type))
    .map(({ type, name, size, content }) => ({
      type,
      name: toSingleLine(name, 80),
      size,
      content,
    }));
  return { files: attached, event };
}

/** Of an email that only forwards another one as a file. */
async function getForwardedText({ files }: MimeEmail): Promise<string> {
  const file = files.find(({ type }) => type === 'message/rfc822');
  const email = file && (await readMimeEmail(file.content).catch(() => undefined));
  if (email === undefined) return '';
  const [sender] = listMailboxes(email, 'from');
  const from = toSingleLine([sender?.name, sender?.address].join(' '), maxNameLength);
  return `Forwarded email from ${from}: ${readSubject(email)}\n\n${getText(email)}`.trim();
}
