import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

/** Decodes a text file as spreadsheet programs write it: Unicode with or without a byte order mark, or an older code page. */
export function decodeText(bytes: Buffer): string {
  return stripMark(decode(bytes));
}

function decode(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('latin1');
  if (mark === 'ÿþ') return iconv.decode(bytes, 'utf-16le');
  if (mark === 'þÿ') return iconv.decode(bytes, 'utf-16be');
  const unmarked = detectUtf16(bytes);
  if (unmarked !== null) return iconv.decode(bytes, unmarked);
  if (isUtf8(bytes)) return bytes.toString();
  // Excel for Mac writes Macintosh line ends with that code page; everything else is Windows-1252. Node's own decoder takes it
  // for Latin 1, which has no curly apostrophe.
  const text = bytes.toString('latin1');
  if (text.includes('\r') && !text.includes('\n')) return iconv.decode(bytes, 'macroman');
  // By line, because files are pasted together.
  return text
    .split(/(?<=\n)/)
    .map(decodeLine)
    .join('');
}

function decodeLine(latin1: string): string {
  const bytes = Buffer.from(latin1, 'latin1');
  return isUtf8(bytes) ? bytes.toString() : iconv.decode(bytes, 'windows-1252');
}

/** Without a mark, every other byte of Western text is 0. */
function detectUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.subarray(0, 200);
  if (start.length < 4 || bytes.length % 2 !== 0) return null;
  const zeros = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const most = (start.length / 2) * 0.8;
  const [even = 0, odd = 0] = zeros;
  if (odd >= most && even === 0) return 'utf-16le';
  return even >= most && odd === 0 ? 'utf-16be' : null;
}

const stripMark = (text: string) => text.replace(/^\uFEFF/, '');
