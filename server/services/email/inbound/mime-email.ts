import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { Splitter, type MimeNode } from '@zone-eu/mailsplit';
import libmime from 'libmime';
import addressparser, { type MailboxAddress } from 'nodemailer/lib/addressparser';
import { decodeText } from './decode-text';

/** In bytes. Far above what is stored; bounds the time that an email takes. */
const maxHeaders = 256 * 1024;
const maxTextPart = 256 * 1024;
const maxText = 1024 * 1024;
const maxParts = 200;

type MimeText = { text: string; isHtml: boolean; alternatives: MimeNode | null };
/** The content is empty for documents and media, and kept for delivery reports. */
type MimeFile = { type: string; name: string; isEmbedded: boolean; content: Buffer };

/** The headers and parts of an email, in Unicode and without transfer encodings. */
export type MimeEmail = {
  /** Unfolded values by the header's name in lower case. Encoded words (RFC 2047) are left. */
  headers: Readonly<Record<string, readonly string[]>>;
  texts: readonly MimeText[];
  files: readonly MimeFile[];
  /** Text or parts were left out, because the email is too long. */
  isTruncated: boolean;
};

type Part = { node: MimeNode; type: string; content: Buffer };

/** Throws if the headers are too long. */
export async function readMimeEmail(raw: Buffer): Promise<MimeEmail> {
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
  return {
    headers: libmime.decodeHeaders(decodeText(headBytes, [charset]), { skipPrototypeKeys: true }),
    texts,
    files: leaves
      .filter((part) => !isText(part))
      .map(({ node, type, content }) => ({
        type,
        name: node.filename || '',
        isEmbedded:
          node.headers &&
          node.headers.hasHeader('content-id') &&
          findParent(node, 'related') !== null,
        content,
      })),
    isTruncated,
  };
}

async function splitParts(raw: Buffer): Promise<{ parts: Part[]; isTruncated: boolean }> {
  const splitter = new Splitter({ ignoreEmbedded: true, maxHeadSize: maxHeaders });
  splitter.end(raw);
  const parts: { node: MimeNode; type: string; chunks: Buffer[]; rest: number }[] = [];
  let rest = maxText;
  let isTruncated = false;
  for await (const chunk of splitter) {
    if (chunk.type === 'node') {
      isTruncated ||= parts.length === maxParts;
      if (parts.length === maxParts) break;
      const type = findType(chunk);
      parts.push({ node: chunk, type, chunks: [], rest: isOpaque(type) ? 0 : maxTextPart });
    }
    const part = parts.at(-1);
    if (chunk.type !== 'body' || part === undefined) continue;
    const kept = chunk.value.subarray(0, Math.min(part.rest, rest));
    part.chunks.push(kept);
    part.rest -= kept.length;
    rest -= kept.length;
    isTruncated ||= isText(part) && kept.length < chunk.value.length;
  }
  const decoded = parts.map(async ({ node, type, chunks }) => ({
    node,
    type,
    content: await buffer(Readable.from(chunks).pipe(node.getDecoder())),
  }));
  return { parts: await Promise.all(decoded), isTruncated };
}

function isOpaque(type: string): boolean {
  return /^(?:application|audio|image|video|font|model)\//.test(type);
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
