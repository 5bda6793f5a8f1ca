const aliases: Readonly<Record<string, string>> = {
  cp932: 'shift_jis',
  cp936: 'gbk',
  cp949: 'euc-kr',
  cp950: 'big5',
  uhc: 'euc-kr',
  cp50220: 'iso-2022-jp',
  cp50221: 'iso-2022-jp',
  'iso-2022-jp-ms': 'iso-2022-jp',
  'latin-1': 'windows-1252',
  utf8mb4: 'utf-8',
};

/** ISO-2022-JP has only ASCII bytes and these. */
const japaneseEscapes = ['$@', '$B', '$(', '(J', '(I'].map((code) => `\u001b${code}`);

const cyrillic = /^(?:windows-1251|koi8-|iso-8859-5|ibm866)/;

/** In bytes. Enough to guess a charset. */
const maxSample = 16_384;

/**
 * Decodes the text of an email. Programs often declare no charset or a wrong one, so bytes that can only be another charset are
 * decoded as that.
 * @param declared in the order of trust: the part's own charset, that of the HTML, that of the headers
 */
export function decodeText(bytes: Uint8Array, declared: readonly (string | undefined)[]): string {
  const labels = declared.flatMap((label) => findLabel(label) ?? []);
  const [first] = labels;
  if (isUtf16(bytes)) return decode(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be', bytes);
  if (first?.startsWith('utf-16') === true) return decode(first, bytes);
  const isAscii = !bytes.some((byte) => byte >= 0x80);
  if (isAscii && japaneseEscapes.some((escape) => toLatin1(bytes).includes(escape))) {
    return decode('iso-2022-jp', bytes);
  }
  if (isAscii) return decode(first === 'iso-2022-jp' ? first : 'utf-8', bytes);
  const utf8 = decode('utf-8', bytes);
  if (isMostlyUtf8(utf8, first)) return utf8;
  const legacy = labels.find((label) => label !== 'utf-8' && label !== 'windows-1252');
  const guess = guessCharset(bytes.subarray(0, maxSample));
  if (legacy !== undefined && isDecodable(legacy, bytes)) {
    // Cyrillic in one charset is nonsense in another, which is easy to see.
    const isMixedUp = cyrillic.test(legacy) && cyrillic.test(guess ?? '');
    if (!isMixedUp || isCyrillic(decode(legacy, bytes))) return decode(legacy, bytes);
  }
  return decode(guess ?? legacy ?? 'windows-1252', bytes);
}

export function findMetaCharset(html: Uint8Array): string | undefined {
  return /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{1,40})/i.exec(
    toLatin1(html.subarray(0, 4_096)),
  )?.[1];
}

function toLatin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}

function isUtf16(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

/** The name of a charset that can be decoded. The WHATWG names ASCII and ISO 8859-1 windows-1252. */
function findLabel(charset: string | undefined): string | null {
  const name =
    charset
      ?.trim()
      .toLowerCase()
      .replace(/\*.*$/, '')
      .replace(/^x-|^cs/, '') ?? '';
  const plain = name.replace(/^(?:windows|ms|ibm)-?(?=932|936|949|950)/, 'cp');
  for (const label of [aliases[plain] ?? plain, charset?.trim() ?? '']) {
    try {
      // A superset of GB 2312 and GBK
      if (/^gb(?:k|_?2312)/.test(label)) return 'gb18030';
      if (label !== '') return new TextDecoder(label).encoding;
    } catch {
      // An unknown name
    }
  }
  return null;
}

function decode(label: string, bytes: Uint8Array): string {
  return new TextDecoder(label).decode(bytes);
}

/** The last character of a sample may be incomplete. */
function tryDecode(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

function isDecodable(label: string, bytes: Uint8Array): boolean {
  return tryDecode(label, bytes) !== null;
}

/** A long text may be cut within a character. A character or two of Chinese, Japanese, or Korean charsets may look like UTF-8. */
function isMostlyUtf8(text: string, declared = ''): boolean {
  const errors = count(text, /\ufffd/gu);
  const characters = count(text, /[^\0-\x7f\ufffd]/gu);
  if (/^(?:gb|big5|euc|shift_jis)/.test(declared)) {
    const isCertain =
      characters >= 3 || /[\u0800-\uffef]|[a-z][\u00c0-\u024f]|[\u00c0-\u024f][a-z]/iu.test(text);
    return errors === 0 && isCertain;
  }
  return characters > 0 && errors * 5 <= characters;
}

/** Null if it is none of these; most other texts are windows-1252. */
function guessCharset(sample: Uint8Array): string | null {
  return (
    guesses.find(([label, isPlausible]) => {
      const text = tryDecode(label, sample);
      return text !== null && isPlausible(text, sample);
    })?.[0] ?? null
  );
}

const isJapanese = (text: string) => getShare(text, /[\u3041-\u30ff]/gu) >= 0.25;

/**
 * Words with a capital at most at the beginning, and vowels: in another Cyrillic charset, both are elsewhere. One word has three
 * letters, because a single accented letter is a word in French.
 */
const isCyrillic = (text: string) =>
  /(?<!\p{L})[\u0400-\u045f\u0491][\u0430-\u045f\u0491]{2,}(?!\p{L})/u.test(text) &&
  getShare(
    text,
    /(?<!\p{L})[\u0401\u0404-\u0407\u0410-\u042f]?[\u0430-\u045f\u0491]+(?!\p{L})/gu,
  ) >= 0.6 &&
  getShare(text, /[аеиоуыэюяіїє]/giu) >= 0.25;

const guesses: readonly (readonly [string, (text: string, bytes: Uint8Array) => boolean])[] = [
  ['euc-jp', isJapanese],
  ['shift_jis', isJapanese],
  ['windows-1251', isCyrillic],
  ['koi8-r', isCyrillic],
  ['iso-8859-5', isCyrillic],
  [
    'euc-kr',
    (text) =>
      getShare(text, /[\uac00-\ud7a3]/gu) >= 0.8 &&
      getShare(text, /[이다을를에가의은요니하고지]/gu) >= 0.15,
  ],
  // The common characters of GB 2312 are in rows 16 to 55.
  ['gb18030', (_text, bytes) => getPairShare(bytes, [0xb0, 0xd7], [0xa1, 0xfe]) >= 0.6],
  ['big5', (_text, bytes) => getPairShare(bytes, [0xa4, 0xc6], [0x40, 0xfe]) >= 0.6],
  [
    'windows-1250',
    (text, bytes) => hasSymbolInWord(decode('windows-1252', bytes)) && !hasSymbolInWord(text),
  ],
];

/** Polish, Czech, and Hungarian letters are symbols in windows-1252. */
function hasSymbolInWord(text: string): boolean {
  return /\p{Ll}[¹²³¼½¾¿£¥¶»\u0080-\u009f]\p{Ll}/u.test(text);
}

function getShare(text: string, pattern: RegExp): number {
  const all = count(text, /[^\0-\x7f]/gu);
  return all === 0 ? 0 : [...text.matchAll(pattern)].join('').length / all;
}

/** The share of double-byte characters with a lead and a trail byte in these ranges. */
function getPairShare(bytes: Uint8Array, lead: [number, number], trail: [number, number]): number {
  let pairs = 0;
  let inside = 0;
  for (let index = 0; index < bytes.length - 1; index += 1) {
    const [first = 0, second = 0] = [bytes[index], bytes[index + 1]];
    if (first < 0x80) continue;
    pairs += 1;
    index += 1;
    const isIn = (byte: number, [from, to]: [number, number]) => byte >= from && byte <= to;
    if (isIn(first, lead) && isIn(second, trail)) inside += 1;
  }
  return pairs < 2 ? 0 : inside / pairs;
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}
