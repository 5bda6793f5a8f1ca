import { convert } from 'html-to-text';
import libmime from 'libmime';
import { limitMarks } from '../../../../contract/shared/text/patterns';
import { HttpError } from '../../../core/http/errors';
import { findOrigin, type Origin } from './automatic-email';
import { extractMessageIds, extractReplyIds } from './message-ids';
import { listMailboxes, readMimeEmail, type MimeEmail } from './mime-email';
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
/** In characters. Each encoded word may have its own charset, and only the start is shown. */
const maxSubjectHeader = 8_000;
/** In characters. The converter's time grows faster than the length. */
const maxHtmlLength = 100_000;

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
  fileNames: string[];
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
  const text = getText(email);
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
    fileNames: listFileNames(email),
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

/** All texts, but of HTML and plain text that say the same only the latter. */
function getText({ texts }: MimeEmail): string {
  const plain = texts.filter(({ text, isHtml }) => !isHtml && text.trim() !== '');
  const hasPlain = new Set(plain.map(({ alternatives }) => alternatives));
  const shown = texts.filter(
    ({ isHtml, alternatives }) => !isHtml || alternatives === null || !hasPlain.has(alternatives),
  );
  let rest = maxHtmlLength;
  const plainTexts = shown.map(({ text, isHtml }) => {
    if (!isHtml) return text;
    const html = skipHead(text).slice(0, rest);
    rest -= html.length;
    return convertHtmlToText(html);
  });
  return stripControlCharacters(plainTexts.join('\n\n'))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Mail programs put long style sheets before the body. */
function skipHead(html: string): string {
  return html.slice(Math.max(0, html.search(/<body[\s>]/i)));
}

function convertHtmlToText(html: string): string {
  return convert(html, {
    wordwrap: false,
    limits: { maxDepth: 100, maxChildNodes: 10_000 },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
      { selector: 'table', options: { uppercaseHeaderCells: false } },
    ],
  });
}

function listFileNames({ files }: MimeEmail): string[] {
  return files
    .filter(({ type, isEmbedded }) => !isEmbedded || !type.startsWith('image/'))
    .map(({ type, name }) => {
      const line = toSingleLine(name, 80);
      if (line !== '') return line;
      return type === 'message/rfc822' ? 'a forwarded email' : 'an unnamed file';
    });
}

/** Also removes the characters that change the reading direction. */
function stripControlCharacters(text: string): string {
  return limitMarks(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '');
}

function toSingleLine(text: string, maxLength: number): string {
  const line = stripControlCharacters(text).replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= maxLength ? line : `${characters.slice(0, maxLength - 1).join('')}…`;
}
