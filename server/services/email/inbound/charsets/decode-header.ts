import { decodeText } from './decode-text';

const maxHeaders = 256 * 1024;
/** In bytes. Each encoded word may have its own charset, and only the start is shown. */
const maxValue = 8_000;
/** RFC 2047. Some programs leave spaces in the text, or cut off its end. */
const encodedWord = /=\?([^?\s]{1,60})\?([bq])\?([^?]*)(?:\?=|$)/gi;

/** The header lines of a raw email, as bytes in Latin-1. */
export function readHeaders(raw: Buffer): string {
  const text = raw.subarray(0, maxHeaders).toString('latin1');
  const end = /\r?\n\r?\n/.exec(text)?.index ?? text.length;
  return text.slice(0, end);
}

/** The charset that the headers use, which is often that of a text without one. */
export function findHeaderCharset(headers: string): string | undefined {
  return [...headers.matchAll(encodedWord)][0]?.[1];
}

/** @param headers from `readHeaders` */
export function readSubject(headers: string): string {
  const value = /^subject:(.*(?:\r?\n[ \t].*)*)/im.exec(headers)?.[1] ?? '';
  return decodeWords(value.replace(/\r?\n/g, ''), findHeaderCharset(headers));
}

/**
 * Decodes encoded words (RFC 2047). Adjacent words of one charset are joined before they are decoded, because many programs split a
 * character between two words.
 * @param whole bytes in Latin-1; what follows the first 8,000 is left out
 */
export function decodeWords(whole: string, charset?: string): string {
  const value = whole.slice(0, maxValue);
  const pieces: { charset: string | undefined; bytes: Buffer; isWord: boolean }[] = [];
  let end = 0;
  const add = (piece: (typeof pieces)[number]) => {
    const last = pieces.at(-1);
    if (last?.isWord === true && piece.isWord && last.charset === piece.charset) {
      last.bytes = Buffer.concat([last.bytes, piece.bytes]);
    } else pieces.push(piece);
  };
  const addText = (text: string) =>
    text !== '' && add({ charset, bytes: Buffer.from(text, 'latin1'), isWord: false });
  for (const { 0: word, 1: label = '', 2: encoding = '', 3: text = '', index } of value.matchAll(
    encodedWord,
  )) {
    const between = value.slice(end, index);
    // Space between encoded words belongs to the folding.
    if (end === 0 || between.trim() !== '') addText(between);
    const bytes = encoding.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : decodeQ(text);
    add({ charset: label.toLowerCase(), bytes, isWord: true });
    end = index + word.length;
  }
  addText(value.slice(end));
  return pieces.map((piece) => decodeText(piece.bytes, [piece.charset])).join('');
}

function decodeQ(text: string): Buffer {
  const bytes = text
    .replaceAll('_', ' ')
    .replace(/=([0-9a-f]{2})/gi, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}
