import { convert } from 'html-to-text';
import PostalMime, { addressParser, type Address, type Email } from 'postal-mime';
import { limitMarks } from '../../../../contract/shared/text/patterns';
import { HttpError } from '../../../core/http/errors';
import { findOrigin, getHeaders, type Origin } from './automatic-email';
import { findHeaderCharset, readHeaders, readSubject } from './charsets/decode-header';
import { decodeParts } from './charsets/decode-parts';
import { extractMessageIds, extractReplyIds } from './message-ids';
import { isOwnRecipient, type OwnAddresses } from './own-addresses';
import { parseBounce, type Bounce } from './parse-bounce';
import { stripAttachments } from './strip-attachments';

const maxRecipients = 100;
const maxNameLength = 80;
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
  const stripped = stripAttachments(raw);
  const headers = readHeaders(raw);
  const parser = new PostalMime({
    // A forwarded email is a file, not the sender's own text.
    forceRfc822Attachments: true,
    maxNestingDepth: 32,
    maxHeadersSize: 256 * 1024,
  });
  decodeParts(parser, findHeaderCharset(headers));
  const email = await parser.parse(stripped.email).catch(() => {
    throw new HttpError(422, 'unreadable', 'This email cannot be read.');
  });
  const repliedToIds = [email.references ?? '', email.inReplyTo ?? ''].flatMap(extractReplyIds);
  const { from, name, replyTo } = findSender(email, own);
  const subject = toSingleLine(readSubject(headers), 200);
  const text = getText(email);
  const bounce = parseBounce(email, { subject, text });
  const isReply = (email.inReplyTo ?? '') !== '' || repliedToIds.length > 0;
  return {
    from,
    name,
    replyTo,
    recipients: listRecipients(email),
    repliedToIds: [...new Set([...repliedToIds.reverse(), ...(bounce ? [bounce.messageId] : [])])],
    messageId: email.messageId ?? null,
    references: extractMessageIds(email.references || (email.inReplyTo ?? '')),
    subject,
    text,
    fileNames: listFileNames(email),
    isTruncated: stripped.isTruncated,
    origin: findOrigin(email, { own, subject, text, isReply }),
    bounce,
  };
}

/** A Google Group puts its own address in From and moves the sender's to Reply-To: "'Ann Lee' via Office". */
function findSender(
  email: Email,
  own: OwnAddresses,
): Pick<InboundEmail, 'from' | 'name' | 'replyTo'> {
  const from = getAddress(email.from);
  const name = toSingleLine(email.from?.name ?? '', maxNameLength);
  const address = findReplyTo(email, from);
  const replyTo = address === null || isOwnRecipient(own, address) ? null : address;
  if (replyTo === null || from === null || !isOwnRecipient(own, from)) {
    return { from, name: name === from ? '' : name, replyTo };
  }
  return { from: replyTo, name: name.replace(/^'(.+)' via .*$/, '$1'), replyTo: null };
}

function getAddress(mailbox: Address | undefined): string | null {
  const address = mailbox?.address ?? '';
  const isAddress = /^[^\s@<>,"\p{Cc}]+@[^\s@<>,"\p{Cc}]+$/u.test(address);
  return isAddress && address.length <= 254 ? address : null;
}

function findReplyTo({ replyTo = [] }: Email, from: string | null): string | null {
  const addresses = replyTo.flatMap((mailbox) => mailbox.group ?? [mailbox]).map(getAddress);
  const isFrom = (address: string) => address.toLowerCase() === from?.toLowerCase();
  return addresses.find((address) => address !== null && !isFrom(address)) ?? null;
}

function listRecipients(email: Email): string[] {
  const addressed = [...(email.to ?? []), ...(email.cc ?? [])].flatMap(
    ({ address, group }) => group?.map((member) => member.address) ?? [address ?? ''],
  );
  // The receiving mail server adds these headers; a blind copy has no other recipient.
  const delivered = [
    'x-original-to',
    'delivered-to',
    'envelope-to',
    'x-envelope-to',
    'x-forwarded-to',
  ]
    .flatMap((name) => getHeaders(email, name))
    .flatMap((value) => addressParser(value.slice(0, 1_000), { flatten: true }))
    .map(({ address }) => address ?? '');
  return [...delivered, ...addressed].slice(0, maxRecipients);
}

function getText({ text = '', html = '' }: Email): string {
  const plainText = text.trim() === '' && html !== '' ? convertHtmlToText(html) : text;
  return stripControlCharacters(plainText)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function convertHtmlToText(html: string): string {
  // Mail programs put long style sheets before the body.
  const start = Math.max(0, html.search(/<body[\s>]/i));
  return convert(html.slice(start, start + maxHtmlLength), {
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

function listFileNames({ attachments }: Email): string[] {
  return attachments
    .filter(({ related, mimeType }) => related !== true || !mimeType.startsWith('image/'))
    .map(({ filename, mimeType }) => {
      const name = toSingleLine(filename ?? '', 80);
      if (name !== '') return name;
      return mimeType === 'message/rfc822' ? 'a forwarded email' : 'an unnamed file';
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
