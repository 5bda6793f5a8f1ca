import { isAscii, isUtf8 } from 'node:buffer';
import { detectAll } from 'jschardet';
import { decode, normalizeCharset } from 'libmime/lib/charset';
import iconv from 'iconv-lite';

/** Those of mail programs. Short texts would be taken for others. */
const detectable = [
  'utf-8',
  'utf-16',
  ...[1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258].map(
    (page) => `windows-${String(page)}`,
  ),
  ...[2, 5, 6, 7, 8, 9, 13, 15, 16].map((part) => `iso-8859-${String(part)}`),
  ...['koi8-r', 'koi8-u', 'mac-roman', 'cp874'],
  ...['iso-2022-jp', 'cp932', 'euc-jp', 'gb18030', 'big5', 'cp949'],
];

/** In bytes. Enough to guess a charset, and bounds the time. */
const maxSample = 16_384;
const western = 'windows-1252';
/** A guess has to be this probable to count more than the declared charset, or than windows-1252 if there is none. */
const minConfidence = { declared: 0.2, undeclared: 0.05 };

/**
 * Decodes the text of an email. Programs often declare no charset or a wrong one, so bytes that are much more probable in another
 * charset are decoded as that.
 * @param declared in the order of trust. UTF-8, ASCII, and Latin-1 are not trusted, because they are also defaults.
 */
export function decodeText(
  bytes: Buffer,
  declared: readonly (string | false | undefined)[],
): string {
  const charset = declared.map((label) => normalizeCharset(label || 'utf-8')).find(isTelling);
  const isUnicode = charset === undefined ? isUtf8(bytes) : isAscii(bytes) && !bytes.includes(0);
  const hasJapaneseEscapes = bytes.includes('\u001b$');
  if (isUnicode && !hasJapaneseEscapes) return bytes.toString();
  return decode(bytes, findCharset(bytes.subarray(0, maxSample), charset));
}

function isTelling(charset: string): boolean {
  return charset !== 'UTF-8' && charset !== western && iconv.encodingExists(charset);
}

function findCharset(sample: Buffer, declared: string | undefined): string {
  const fallback = declared ?? western;
  const guesses = detectAll(sample, { detectEncodings: detectable, minimumThreshold: 0 }).map(
    ({ encoding, confidence }) => ({ charset: normalizeCharset(encoding ?? fallback), confidence }),
  );
  const own = guesses.find(({ charset }) => charset === fallback)?.confidence ?? 0;
  const min = declared === undefined ? minConfidence.undeclared : minConfidence.declared;
  const needed = Math.max(min, own * 2, ...guesses.map(({ confidence }) => confidence));
  const best = guesses.filter(({ confidence }) => confidence >= needed);
  // Those of Windows are more common than those of ISO 8859 with the same letters.
  const common = best.find(({ charset }) => charset.startsWith('windows')) ?? best[0];
  return common?.charset ?? fallback;
}
