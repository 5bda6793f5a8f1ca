import { createInflate } from 'node:zlib';
import { inflated } from './inflate';
import { isActive, spellings } from './pdf';
import { actionFault, type ActionFault, type PdfText } from './pdf-actions';
import { gap, nameEnd } from './pdf-value';

export type PdfFault = ActionFault;

/** Streams of one file: a document of a thousand pages has fewer. */
const mostStreams = 10_000;
/** Bytes of unpacked objects that are looked through. */
const mostUnpacked = 16 * 1024 * 1024;
/** How often the bytes of a file are read while it is unpacked: in an honest one no two streams share any. */
const mostReadings = 2;
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

/**
 * What a PDF does by itself, also when that stands in a packed list of objects; null: nothing unusual. Looks through every stream
 * that reads like such a list, whatever its dictionary says; and where one is said to be one and is packed otherwise, or encrypted,
 * the file is refused.
 */
export async function pdfFault(bytes: Buffer): Promise<PdfFault | null> {
  if (isActive(bytes)) return 'active';
  const text = bytes.toString('latin1');
  const starts: number[] = [];
  for (const { index, 0: keyword } of text.matchAll(streamKeyword)) {
    starts.push(index + keyword.length);
    if (starts.length > mostStreams) return 'packed';
  }
  const lists = new Map<number, PdfText>();
  let left = mostUnpacked;
  let toRead = mostReadings * bytes.length;
  for (const start of starts) {
    // Where a stream ends is nowhere to be read that its maker could not have written otherwise; unpacking finds its end.
    const { list, read } = await objectList(bytes.subarray(start), left);
    toRead -= read;
    if (list === 'endless' || toRead < 0) return 'packed';
    if (list === null) continue;
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

type ObjectList = {
  /** Null: what lies there does not read like a list of objects. */
  list: Buffer | 'endless' | null;
  /** Bytes that were read to find that out. */
  read: number;
};

/** What lies at the head of these bytes, unpacked, if it reads like a list of objects. */
async function objectList(bytes: Buffer, most: number): Promise<ObjectList> {
  // Most streams of a PDF are pictures and fonts; what cannot be unpacked is not begun.
  const isZlib = bytes.length > 2 && bytes.readUInt16BE(0) % 31 === 0 && (bytes[0] ?? 0) % 16 === 8;
  if (!isZlib) return { list: null, read: 0 };
  const engine = createInflate();
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of inflated(engine, bytes)) {
      if (length === 0 && !beginsWithNumbers.test(chunk.toString('latin1'))) {
        return { list: null, read: engine.bytesWritten };
      }
      length += chunk.length;
      if (length > most) return { list: 'endless', read: engine.bytesWritten };
      chunks.push(chunk);
    }
  } catch {
    // Readers show what they could unpack of it: so much is looked through.
  }
  return { list: length === 0 ? null : Buffer.concat(chunks), read: engine.bytesWritten };
}
