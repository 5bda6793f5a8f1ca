import { createInflateRaw } from 'node:zlib';
import { inflated } from './inflate';

const localHeader = 0x04034b50;
const entryHeader = 0x02014b50;
const endHeader = 0x06054b50;
const localLength = 30;
const entryLength = 46;
const endLength = 22;
const encryptedFlag = 1;
const maxEntries = 5_000;

export type ZipEntry = {
  name: string;
  start: number;
  end: number;
  /** 0: stored; 8: deflated. */
  method: number;
  packed: Buffer;
  size: number;
};

/**
 * Null if it is no ZIP archive, is encrypted, contradicts the local headers, or has files that share bytes, which takes minutes.
 */
export function readZipDirectory(bytes: Buffer): ZipEntry[] | null {
  if (bytes.length < endLength || bytes.readUInt32LE(0) !== localHeader) return null;
  const end = findEnd(bytes);
  if (end === null) return null;
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  let at = start;
  if (count > maxEntries) return null;
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + entryLength > end || bytes.readUInt32LE(at) !== entryHeader) return null;
    const nameEnd = at + entryLength + bytes.readUInt16LE(at + 28);
    const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (next > end) return null;
    const entry = readEntry(bytes, at, bytes.subarray(at + entryLength, nameEnd), start);
    if (entry === null) return null;
    entries.push(entry);
    at = next;
  }
  // A gap before the end record could hide another directory.
  return at === end && !hasOverlap(entries) ? entries : null;
}

function readEntry(bytes: Buffer, at: number, name: Buffer, filesEnd: number): ZipEntry | null {
  const start = bytes.readUInt32LE(at + 42);
  if ((bytes.readUInt16LE(at + 8) & encryptedFlag) !== 0) return null;
  if (start + localLength > filesEnd || bytes.readUInt32LE(start) !== localHeader) return null;
  const nameEnd = start + localLength + bytes.readUInt16LE(start + 26);
  const dataStart = nameEnd + bytes.readUInt16LE(start + 28);
  const end = dataStart + bytes.readUInt32LE(at + 20);
  if (end > filesEnd || !bytes.subarray(start + localLength, nameEnd).equals(name)) return null;
  return {
    name: name.toString('utf8'),
    start,
    end,
    method: bytes.readUInt16LE(at + 10),
    packed: bytes.subarray(dataStart, end),
    size: bytes.readUInt32LE(at + 24),
  };
}

function hasOverlap(entries: readonly ZipEntry[]): boolean {
  const sorted = entries.toSorted((one, other) => one.start - other.start);
  return sorted.some(({ start }, index) => start < (sorted[index - 1]?.end ?? 0));
}

/** Only a comment of the stated length may follow the end record. */
function findEnd(bytes: Buffer): number | null {
  const first = Math.max(0, bytes.length - endLength - 0xffff);
  for (let at = bytes.length - endLength; at >= first; at -= 1) {
    if (
      bytes.readUInt32LE(at) === endHeader &&
      at + endLength + bytes.readUInt16LE(at + 20) === bytes.length
    ) {
      return at;
    }
  }
  return null;
}

export class UnpackedTooLarge extends Error {}

/**
 * Unpacks all files, because stated sizes may be wrong, and returns the needed ones. Null if a file is broken or has another size.
 * @param maxBytes of all files together
 */
export async function unpack(
  entries: readonly ZipEntry[],
  maxBytes: number,
  isNeeded: (name: string) => boolean,
): Promise<Map<string, Buffer> | null> {
  const contents = new Map<string, Buffer>();
  let remaining = maxBytes;
  for (const { name, method, packed, size } of entries) {
    const chunks: Buffer[] = [];
    let length = 0;
    try {
      for await (const chunk of unpackEntry(method, packed)) {
        length += chunk.length;
        if (length > remaining) throw new UnpackedTooLarge();
        if (isNeeded(name)) chunks.push(chunk);
      }
    } catch (error) {
      if (error instanceof UnpackedTooLarge) throw error;
      return null;
    }
    if (length !== size) return null;
    remaining -= length;
    if (isNeeded(name)) contents.set(name, Buffer.concat(chunks));
  }
  return contents;
}

async function* unpackEntry(method: number, packed: Buffer): AsyncGenerator<Buffer> {
  if (method === 0) {
    yield packed;
    return;
  }
  if (method !== 8) throw new Error('Unknown compression method');
  yield* inflated(createInflateRaw({ chunkSize: 256 * 1024 }), packed);
}
