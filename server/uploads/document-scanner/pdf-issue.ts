import { createInflate } from 'node:zlib';
import { inflated } from './inflate';
import { isActive, spellingsPattern } from './pdf';
import { findActionIssue, type PdfIssue, type PdfText } from './pdf-actions';
import { whitespace, nameEnd, readPdfValue } from './pdf-value';

export type PdfFault = PdfIssue;

/** Streams of one file: a document of a thousand pages has fewer. */
const mostStreams = 10_000;
/** Bytes of unpacked objects that are looked through. */
const mostUnpacked = 16 * 1024 * 1024;
/** How often the bytes of a file are read while it is unpacked: in an honest one no two streams share any. */
const mostReadings = 2;
/** What readers pass over between two numbers: white space, and comments up to the end of their line (ISO 32000, 7.2.4). */
const passedOver = '[\\s\\0]*(?:%[^\\r\\n]*[\\r\\n][\\s\\0]*)*';
const between = `(?=[\\s\\0%])${passedOver}`;
/** A list of objects begins with numbers: which object, and where (ISO 32000, 7.5.7). No picture does. */
const beginsWithNumbers = new RegExp(`^${passedOver}\\d+${between}\\d+(?:[\\s\\0%]|$)`);
/** What may go on so. */
const endsBeforeNumbers = new RegExp(`^${passedOver}(?:\\d+(?:${between}\\d*)?|%[^\\r\\n]*)?$`);
const streamKeyword = /(?<!end)stream[ \t]*(?:\r\n|\n|\r)/g;
/** Characters: that of a list has five entries. */
const longestDictionary = 4_000;
const firstName = new RegExp(
  `/${spellingsPattern('First')}${nameEnd}(?:${whitespace}+(\\d+)${nameEnd}(?!${whitespace}+\\d+${whitespace}+R))?`,
  'g',
);
const countName = new RegExp(`/${spellingsPattern('N')}${nameEnd}`);
const objectHead = new RegExp(`\\d${whitespace}+\\d{1,5}${whitespace}*obj${nameEnd}`, 'g');
/** Dictionaries that are read for what they say of a list: each takes up to a millisecond of a hostile file. */
const mostDictionaries = 1_000;
const objectStreamName = new RegExp(`/${spellingsPattern('ObjStm')}`, 'g');

/**
 * What a PDF does by itself, also when that stands in a packed list of objects; null: nothing unusual. Looks through every stream
 * that reads like such a list, whatever its dictionary says; and where one is said to be one and is packed otherwise, or encrypted,
 * the file is refused.
 */
export async function findPdfIssue(bytes: Buffer): Promise<PdfFault | null> {
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
  const others = starts.filter((start) => !lists.has(start));
  if (isAnySaidToBeList(text, others)) return 'packed';
  return findActionIssue([{ text, first: null }, ...lists.values()]);
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

/**
 * Whether the dictionary before one of these streams counts objects and says where they begin, as that of a list alone does; also
 * where there are too many to tell. Each head of an object is tried that is near enough: a nearer one may stand in a text.
 */
function isAnySaidToBeList(text: string, starts: readonly number[]): boolean {
  const read = new Set<number>();
  for (const start of starts) {
    const from = Math.max(0, start - longestDictionary);
    const before = text.slice(from, start);
    if (!saysBoth(before)) continue;
    for (const { index, 0: head } of before.matchAll(objectHead)) {
      const at = from + index + head.length;
      if (read.has(at)) continue;
      read.add(at);
      if (read.size > mostDictionaries) return true;
      const value = readPdfValue(text, at);
      if (value === null && saysBoth(text.slice(at, start))) return true;
      if (value?.kind !== 'dictionary') continue;
      const names = new Set(value.entries.map(([name]) => name));
      if (names.has('N') && names.has('First')) return true;
    }
  }
  return false;
}

const saysBoth = (text: string) => countName.test(text) && text.search(firstName) >= 0;

type ObjectList = {
  /** Null: what lies there does not read like a list of objects. */
  list: Buffer | 'endless' | null;
  /** Bytes that were read to find that out. */
  read: number;
};

/** Whether its first part reads like a list. Blanks alone do not, for a black picture is nothing else: there its dictionary counts. */
function mayBeList(part: string): boolean {
  return beginsWithNumbers.test(part) || (part.includes('%') && endsBeforeNumbers.test(part));
}

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
      if (length === 0 && !mayBeList(chunk.toString('latin1'))) {
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
