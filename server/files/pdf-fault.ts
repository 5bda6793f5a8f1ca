import { createInflate } from 'node:zlib';
import { invalid } from '../errors';
import { inTurn } from './file-work';
import { isActive, spellings } from './pdf';
import { actionFault, type PdfText } from './pdf-actions';
import { gap, nameEnd } from './pdf-value';

export const pdfMessages = {
  active:
    'This PDF contains a script, another file, a form that sends itself, or something else that acts when it is opened. Please print it to a new PDF, and attach that.',
  link: 'A link in this PDF leads to something other than a web page, an e-mail address or a telephone number. Please remove it, or print the PDF to a new one, and attach that.',
  packed:
    'This PDF is locked, or packed in a way that cannot be looked into. Please print it to a new PDF, and attach that.',
} as const;

/** Streams of one file: a document of a thousand pages has fewer. */
const mostStreams = 10_000;
/** Bytes of unpacked objects that are looked through. */
const mostUnpacked = 16 * 1024 * 1024;
/** A list of objects begins with numbers: which object, and where (ISO 32000, 7.5.7). No picture does. */
const beginsWithNumbers = /^[\s\0]*\d+[\s\0]+\d+[\s\0]/;
const streamKeyword = /(?<!end)stream[ \t]*(?:\r\n|\n|\r)/g;
/** Characters: that of a list has five entries. */
const longestDictionary = 4_000;
const firstName = new RegExp(
  `/${spellings('First')}${nameEnd}(?:${gap}+(\\d+)${nameEnd}(?!${gap}+\\d+${gap}+R))?`,
  'g',
);
const objectStreamName = new RegExp(`/${spellings('ObjStm')}`, 'g');

/** Refuses, with a 400 on the field `file`, a PDF that does something by itself, also when that stands in a packed list of objects. */
export async function refuseActivePdf(bytes: Buffer, sender: string): Promise<void> {
  const fault = isActive(bytes) ? 'active' : await inTurn(sender, () => packedFault(bytes));
  if (fault !== null) throw invalid({ file: pdfMessages[fault] });
}

/**
 * Looks through every stream that reads like a list of objects, whatever its dictionary says; and where one is said to be such a
 * list and is packed otherwise, or encrypted, the file is refused.
 */
async function packedFault(bytes: Buffer): Promise<keyof typeof pdfMessages | null> {
  const text = bytes.toString('latin1');
  const starts: number[] = [];
  for (const { index, 0: keyword } of text.matchAll(streamKeyword)) {
    starts.push(index + keyword.length);
    if (starts.length > mostStreams) return 'packed';
  }
  const lists = new Map<number, PdfText>();
  let left = mostUnpacked;
  for (const start of starts) {
    const list = await objectList(bytes.subarray(start), left);
    if (list === null) continue;
    if (list === 'endless') return 'packed';
    if (isActive(list)) return 'active';
    left -= list.length;
    lists.set(start, { text: list.toString('latin1'), first: firstObject(text, start) });
  }
  if (!isEachRead(text, starts, lists)) return 'packed';
  return actionFault([{ text, first: null }, ...lists.values()]);
}

/** What the dictionary before a stream says of where a list's objects begin. */
function firstObject(text: string, start: number): (number | null)[] {
  const before = text.slice(Math.max(0, start - longestDictionary), start);
  const said = [...before.matchAll(firstName)].map(({ 1: digits }) =>
    digits === undefined ? null : Number(digits),
  );
  return said.length > 0 || before.includes('obj') ? said : [null];
}

/** Whether each stream that is said to be a list of objects is among those that were read. */
function isEachRead(
  text: string,
  starts: readonly number[],
  lists: ReadonlyMap<number, PdfText>,
): boolean {
  let at = 0;
  for (const { index } of text.matchAll(objectStreamName)) {
    while ((starts[at] ?? Infinity) < index) at += 1;
    if (!lists.has(starts[at] ?? -1)) return false;
  }
  return true;
}

/** What lies at the head of these bytes, unpacked, if it reads like a list of objects; else null. */
async function objectList(bytes: Buffer, most: number): Promise<Buffer | 'endless' | null> {
  // Most streams of a PDF are pictures and fonts; what cannot be unpacked is not begun.
  const isZlib = bytes.length > 2 && bytes.readUInt16BE(0) % 31 === 0 && (bytes[0] ?? 0) % 16 === 8;
  if (!isZlib) return null;
  const inflate = createInflate();
  inflate.end(bytes);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      if (length === 0 && !beginsWithNumbers.test(chunk.toString('latin1'))) return null;
      length += chunk.length;
      if (length > most) return 'endless';
      chunks.push(chunk);
    }
  } catch {
    // Readers show what they could unpack of it: so much is looked through.
  }
  return length === 0 ? null : Buffer.concat(chunks);
}
