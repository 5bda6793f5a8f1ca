import { createInflate, type Inflate } from 'node:zlib';
import { isActive, spellingsPattern } from './pdf';
import { findActionIssue, type PdfIssue, type PdfText } from './pdf-actions';
import { whitespace, nameEnd, readPdfObject } from './pdf-value';
import { Readable } from 'node:stream';

const maxStreams = 10_000;
/** For all object streams together. */
const maxUnpackedBytes = 16 * 1024 * 1024;
/** In an ordinary file, streams do not share bytes. */
const maxReadsPerByte = 2;
/** White space and comments (ISO 32000, 7.2.4). */
const skipped = '[\\s\\0]*(?:%[^\\r\\n]*[\\r\\n][\\s\\0]*)*';
const between = `(?=[\\s\\0%])${skipped}`;
/** An object stream starts with object numbers and offsets (ISO 32000, 7.5.7). */
const beginsWithNumbers = new RegExp(`^${skipped}\\d+${between}\\d+(?:[\\s\\0%]|$)`);
/** A first chunk that may continue with them. */
const endsBeforeNumbers = new RegExp(`^${skipped}(?:\\d+(?:${between}\\d*)?|%[^\\r\\n]*)?$`);
const streamKeyword = /(?<!end)stream[ \t]*(?:\r\n|\n|\r)/g;
const ownStream = new RegExp(`${whitespace}*stream[ \\t]*(?:\\r\\n|\\n|\\r)`, 'y');
/** In characters; the dictionary of an object stream has five entries. */
const maxDictionaryLength = 4_000;
const firstName = new RegExp(
  `/${spellingsPattern('First')}${nameEnd}(?:${whitespace}+(\\d+)${nameEnd}(?!${whitespace}+\\d+${whitespace}+R))?`,
  'g',
);
const countName = new RegExp(`/${spellingsPattern('N')}${nameEnd}`);
const objectHead = new RegExp(`\\d${whitespace}+\\d{1,5}${whitespace}*obj${nameEnd}`, 'g');
/** Each takes up to a millisecond in a hostile file. */
const maxDictionaries = 1_000;
const objectStreamName = new RegExp(`/${spellingsPattern('ObjStm')}`, 'g');

/**
 * Checks every stream that looks like an object stream, whatever its dictionary says. A declared one that cannot be read is 'packed'.
 */
export async function findPdfIssue(bytes: Buffer): Promise<PdfIssue | null> {
  if (isActive(bytes)) return 'active';
  const text = bytes.toString('latin1');
  const starts: number[] = [];
  for (const { index, 0: keyword } of text.matchAll(streamKeyword)) {
    starts.push(index + keyword.length);
    if (starts.length > maxStreams) return 'packed';
  }
  const objectStreams = new Map<number, PdfText>();
  let remainingBytes = maxUnpackedBytes;
  let remainingReads = maxReadsPerByte * bytes.length;
  for (const start of starts) {
    // The stated length of a stream may be wrong; decompression finds its end.
    const { objects, bytesRead } = await unpackObjectStream(bytes.subarray(start), remainingBytes);
    remainingReads -= bytesRead;
    if (objects === 'tooLarge' || remainingReads < 0) return 'packed';
    if (objects === null) continue;
    if (isActive(objects)) return 'active';
    remainingBytes -= objects.length;
    objectStreams.set(start, { text: objects.toString('latin1'), first: findFirst(text, start) });
  }
  if (!areDeclaredStreamsRead(text, starts, objectStreams)) return 'packed';
  if (hasUnreadObjectStream(text, starts, objectStreams)) return 'packed';
  return findActionIssue([{ text, first: null }, ...objectStreams.values()]);
}

function findFirst(text: string, start: number): (number | null)[] {
  const before = text.slice(Math.max(0, start - maxDictionaryLength), start);
  const values = [...before.matchAll(firstName)].map(({ 1: digits }) =>
    digits === undefined ? null : Number(digits),
  );
  return values.length > 0 || before.includes('obj') ? values : [null];
}

function areDeclaredStreamsRead(
  text: string,
  starts: readonly number[],
  objectStreams: ReadonlyMap<number, PdfText>,
): boolean {
  let at = 0;
  for (const { index } of text.matchAll(objectStreamName)) {
    while ((starts[at] ?? Infinity) < index) at += 1;
    if (!objectStreams.has(starts[at] ?? -1)) return false;
  }
  return true;
}

/**
 * True if a stream that was not read has a dictionary with /N and /First, as only object streams have, or if there are too many to check.
 * Tries every object near the stream, because the nearest match may be inside a string.
 */
function hasUnreadObjectStream(
  text: string,
  starts: readonly number[],
  objectStreams: ReadonlyMap<number, PdfText>,
): boolean {
  const checked = new Set<number>();
  for (const start of starts) {
    if (objectStreams.has(start)) continue;
    const from = Math.max(0, start - maxDictionaryLength);
    const before = text.slice(from, start);
    if (!hasBothNames(before)) continue;
    for (const { index, 0: head } of before.matchAll(objectHead)) {
      const at = from + index + head.length;
      if (checked.has(at)) continue;
      checked.add(at);
      if (checked.size > maxDictionaries) return true;
      const { value, end } = readPdfObject(text, at);
      if (value === null && hasBothNames(text.slice(at, start))) return true;
      if (value?.kind !== 'dictionary') continue;
      const names = new Set(value.entries.map(([name]) => name));
      if (!names.has('N') || !names.has('First')) continue;
      ownStream.lastIndex = end;
      // In a short file, the object stream before a cross-reference stream is near it too.
      if (!ownStream.test(text) || !objectStreams.has(ownStream.lastIndex)) return true;
    }
  }
  return false;
}

const hasBothNames = (text: string) => countName.test(text) && text.search(firstName) >= 0;

type UnpackResult = {
  objects: Buffer | 'tooLarge' | null;
  bytesRead: number;
};

/** Blanks alone do not count, because a black image consists of them. */
function looksLikeObjectStream(start: string): boolean {
  return beginsWithNumbers.test(start) || (start.includes('%') && endsBeforeNumbers.test(start));
}

async function unpackObjectStream(bytes: Buffer, maxBytes: number): Promise<UnpackResult> {
  const isZlib = bytes.length > 2 && bytes.readUInt16BE(0) % 31 === 0 && (bytes[0] ?? 0) % 16 === 8;
  if (!isZlib) return { objects: null, bytesRead: 0 };
  const engine = createInflate();
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of inflated(engine, bytes)) {
      if (length === 0 && !looksLikeObjectStream(chunk.toString('latin1'))) {
        return { objects: null, bytesRead: engine.bytesWritten };
      }
      length += chunk.length;
      if (length > maxBytes) return { objects: 'tooLarge', bytesRead: engine.bytesWritten };
      chunks.push(chunk);
    }
  } catch {
    // PDF readers use what they could decompress, so that part is checked.
  }
  const objects = length === 0 ? null : Buffer.concat(chunks);
  return { objects, bytesRead: engine.bytesWritten };
}

/** Input that decompresses to nothing blocks the thread: for 5 ms with chunks of this size. */
const chunkLength = 64 * 1024;

/** Decompresses lazily. Throws if the data is broken. */
export async function* inflated(engine: Inflate, packed: Buffer): AsyncGenerator<Buffer> {
  yield* Readable.from(splitChunks(packed), { objectMode: false, highWaterMark: 1 }).pipe(
    engine,
  ) as AsyncIterable<Buffer>;
}

function* splitChunks(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += chunkLength) yield bytes.subarray(at, at + chunkLength);
}
