import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { Splitter, type MimeNode } from '@zone-eu/mailsplit';
import libmime from 'libmime';
import addressparser, { type MailboxAddress } from 'nodemailer/lib/addressparser';
import type { AttachedFile } from './attached-file';
import { decodeText } from './decode-text';
import { readSignedEmail } from './signed-email';

/** In bytes. Far above what is stored; bounds the time that an email takes. */
const maxHeaders = 256 * 1024;
const maxTextPart = 256 * 1024;
const maxText = 1024 * 1024;
const maxSigned = 1024 * 1024;
const maxParts = 200;

type MimeText = { text: string; isHtml: boolean; alternatives: MimeNode | null };
/** The content is empty for sounds, films, and fonts. */
type MimeFile = AttachedFile & { isEmbedded: boolean; content: Buffer };

/** The headers and parts of an email, in Unicode and without transfer encodings. */
export type MimeEmail = {
  /** Unfolded values by the header's name in lower case. Encoded words (RFC 2047) are left. */
  headers: Readonly<Record<string, readonly string[]>>;
  texts: readonly MimeText[];
  files: readonly MimeFile[];
  /** By S/MIME or PGP. The text and the files of a signed email are those inside. */
  protection: 'signed' | 'encrypted' | null;
  /** Text or parts were left out, because the email is too long. */
  isTruncated: boolean;
};

type Part = { node: MimeNode; type: string; content: Buffer; size: number };

/** Throws if the headers are too long. @param isInside it was inside a signed email */
export async function readMimeEmail(raw: Buffer, isInside = false): Promise<MimeEmail> {
  const { parts, isTruncated } = await splitParts(raw);
  const rootHeaders = parts[0]?.node.headers;
  const headBytes = rootHeaders ? rootHeaders.build() : Buffer.of();
  // A text without a charset often has that of the headers.
  const charset = /=\?([^?\s]{1,60})\?[bq]\?/i.exec(headBytes.toString('latin1'))?.[1];
  const leaves = parts.filter(({ node }) => node.multipart === false);
  const texts: MimeText[] = [];
  for (const { node, type, content } of leaves.filter(isText)) {
    // Guessing the charsets of many parts would keep other requests waiting.
    await setImmediate();
    const text = decodeText(content, [node.charset, charset]);
    texts.push({
      text: node.flowed ? libmime.decodeFlowed(text, node.delSp) : text,
      isHtml: type === 'text/html',
      alternatives: findParent(node, 'alternative'),
    });
  }
  const others = leaves.filter((part) => !isText(part));
  const smime = others.find(({ type }) => smimeTypes.test(type));
  const signed = smime ? readSignedEmail(smime.content) : null;
  const inner = signed === null || isInside ? null : await readMimeEmail(signed, true);
  const isEncrypted =
    (smime !== undefined && signed === null && !isSignedType(smime.node)) ||
    others.some(({ node }) => findParent(node, 'encrypted') !== null);
  const isSigned = signed !== null || others.some(({ type }) => signatureTypes.test(type));
  return {
    headers: libmime.decodeHeaders(decodeText(headBytes, [charset]), { skipPrototypeKeys: true }),
    texts: [...texts, ...(inner?.texts ?? [])],
    files: [
      ...others
        .filter((part) => !(isEncrypted || inner) || part !== smime)
        .filter(isFile)
        .map(toFile),
      ...(inner?.files ?? []),
    ],
    protection: isEncrypted ? 'encrypted' : (inner?.protection ?? (isSigned ? 'signed' : null)),
    isTruncated: isTruncated || inner?.isTruncated === true,
  };
}

const smimeTypes = /^application\/(?:x-)?pkcs7-mime$/;
const signatureTypes = /^application\/(?:(?:x-)?pkcs7|pgp)-signature$/;

function isSignedType({ headers }: MimeNode): boolean {
  const type = headers ? headers.getFirst('content-type') : '';
  return /smime-type="?(?:signed-data|certs-only)/i.test(type);
}

/** False for what mail programs don't show as a file: signatures, encrypted text, and other forms of the text. */
function isFile({ node, type }: Part): boolean {
  if (signatureTypes.test(type) || findParent(node, 'encrypted') !== null) return false;
  return Boolean(node.filename) || isCalendar(type) || findParent(node, 'alternative') === null;
}

export function isCalendar(type: string): boolean {
  return type === 'text/calendar' || type === 'application/ics';
}

function toFile({ node, type, content, size }: Part): MimeFile {
  return {
    type,
    name: node.filename || '',
    size,
    isEmbedded:
      node.headers && node.headers.hasHeader('content-id') && findParent(node, 'related') !== null,
    content,
  };
}

async function splitParts(raw: Buffer): Promise<{ parts: Part[]; isTruncated: boolean }> {
  const splitter = new Splitter({ ignoreEmbedded: true, maxHeadSize: maxHeaders });
  splitter.end(raw);
  const parts: (Omit<Part, 'content'> & { chunks: Buffer[]; rest: number })[] = [];
  let rest = maxText;
  let isTruncated = false;
  for await (const chunk of splitter) {
    if (chunk.type === 'node') {
      isTruncated ||= parts.length === maxParts;
      if (parts.length === maxParts) break;
      const type = findType(chunk);
      parts.push({ node: chunk, type, size: 0, chunks: [], rest: getMaxContent(type) });
    }
    const part = parts.at(-1);
    if (chunk.type !== 'body' || part === undefined) continue;
    part.size += chunk.value.length * (part.node.encoding === 'base64' ? base64Share : 1);
    const isCounted = !isDocument(part.type);
    const kept = chunk.value.subarray(0, isCounted ? Math.min(part.rest, rest) : part.rest);
    part.chunks.push(kept);
    part.rest -= kept.length;
    if (isCounted) rest -= kept.length;
    isTruncated ||= isText(part) && kept.length < chunk.value.length;
  }
  const decoded = parts.map(async ({ node, type, size, chunks }) => ({
    node,
    type,
    size,
    content: await buffer(Readable.from(chunks).pipe(node.getDecoder())),
  }));
  return { parts: await Promise.all(decoded), isTruncated };
}

/** Of 78 characters with the end of the line, 76 hold 57 bytes. */
const base64Share = 57 / 78;

/** The call limits the size of an email. */
function isDocument(type: string): boolean {
  return /^(?:application|image)\//.test(type) && !isCalendar(type) && !smimeTypes.test(type);
}

function getMaxContent(type: string): number {
  if (smimeTypes.test(type)) return maxSigned;
  if (isDocument(type)) return Infinity;
  const isOpaque = /^(?:audio|video|font|model)\//.test(type);
  return isOpaque ? 0 : maxTextPart;
}

/** A type that is missing or malformed means plain text (RFC 2045, section 5.2). Some programs forget the semicolon after it. */
function findType({ contentType }: MimeNode): string {
  const [type = ''] = (contentType || '').split(/[\s,]/);
  return /^\w[^/]*\/\w/.test(type) ? type : 'text/plain';
}

function isText({ node, type }: Pick<Part, 'node' | 'type'>): boolean {
  const isInline = node.disposition === false || node.disposition === 'inline';
  return isInline && (type === 'text/plain' || type === 'text/html');
}

function findParent({ parentNode }: MimeNode, multipart: string): MimeNode | null {
  if (parentNode === false || parentNode.multipart === multipart) return parentNode || null;
  return findParent(parentNode, multipart);
}

/** The addresses of a header. Those of a group are listed too. */
export function listMailboxes({ headers }: MimeEmail, name: string): MailboxAddress[] {
  return (headers[name] ?? [])
    .flatMap((value) => addressparser(value, { flatten: true }))
    .map((mailbox) => ({ ...mailbox, name: libmime.decodeWords(mailbox.name) }));
}
