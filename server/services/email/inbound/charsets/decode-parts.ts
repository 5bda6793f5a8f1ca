import type PostalMime from 'postal-mime';
import { decodeWords } from './decode-header';
import { decodeText, findMetaCharset } from './decode-text';

type Structured = { value: string; params: Record<string, string> };

type MimeNode = {
  content: ArrayBuffer | null;
  contentType: { parsed: Structured };
  contentDisposition: { parsed: Structured };
};

/** Called once for each part before it is read. Internal to postal-mime, so its version is pinned; the tests of charsets need it. */
type Internals = { isInlineTextNode: (node: MimeNode) => boolean };

/**
 * Makes the parser decode texts and file names by our rules, because its own trust the declared charset.
 * @param headerCharset used for texts that declare none
 */
export function decodeParts(parser: PostalMime, headerCharset: string | undefined): void {
  const internals = parser as PostalMime & Internals;
  const isInlineTextNode = internals.isInlineTextNode.bind(parser);
  internals.isInlineTextNode = (node) => {
    repairType(node.contentType.parsed);
    const isText = isInlineTextNode(node);
    if (isText) toUtf8(node, headerCharset);
    decodeFileName(node.contentDisposition.parsed, 'filename');
    decodeFileName(node.contentType.parsed, 'name');
    return isText;
  };
}

/** A type that is missing or malformed means plain text (RFC 2045, section 5.2). Some programs forget the semicolon after it. */
function repairType(type: Structured): void {
  const [value = ''] = type.value.split(/[\s,]/);
  type.value = /^\w[^/]*\/\w/.test(value) ? value : 'text/plain';
}

function toUtf8(node: MimeNode, headerCharset: string | undefined): void {
  if (node.content === null) return;
  const bytes = new Uint8Array(node.content);
  const { value, params } = node.contentType.parsed;
  const metaCharset = value === 'text/html' ? findMetaCharset(bytes) : undefined;
  const text = decodeText(bytes, [params['charset'], metaCharset, headerCharset]);
  node.content = new TextEncoder().encode(text).buffer;
  params['charset'] = 'utf-8';
}

function decodeFileName({ params }: Structured, name: string): void {
  const value = params[name] ?? '';
  if (value.includes('=?')) params[name] = decodeWords(Buffer.from(value).toString('latin1'));
}
