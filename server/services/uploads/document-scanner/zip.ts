import type { Readable } from 'node:stream';
import { fromBufferPromise, type ZipFile } from 'yauzl';

const localHeader = 0x04034b50;
const entryLength = 46;
const endLength = 22;
const maxEntries = 5_000;

export type ZipEntry = {
  name: string;
  start: number;
  end: number;
  size: number;
  open: () => Promise<Readable>;
};

/**
 * Null if it is no ZIP archive, is encrypted, contradicts the local headers, or has files that share bytes, which takes minutes.
 */
export async function readZipDirectory(bytes: Buffer): Promise<ZipEntry[] | null> {
  if (bytes.length < endLength || bytes.readUInt32LE(0) !== localHeader) return null;
  try {
    // Names are checked by the caller, and sizes by unpack().
    const options = { decodeStrings: false, validateEntrySizes: false };
    return await listEntries(bytes, await fromBufferPromise(bytes, options));
  } catch {
    return null;
  }
}

async function listEntries(bytes: Buffer, zip: ZipFile): Promise<ZipEntry[] | null> {
  if (zip.entryCount > maxEntries) return null;
  const end = bytes.length - endLength - zip.comment.length;
  const filesEnd = bytes.readUInt32LE(end + 16);
  let directoryEnd = filesEnd;
  const entries: ZipEntry[] = [];
  for await (const entry of zip.eachEntry()) {
    const local = await zip.readLocalFileHeaderPromise(entry);
    if (entry.isEncrypted() || !local.fileName.equals(entry.fileNameRaw)) return null;
    entries.push({
      name: entry.fileNameRaw.toString('utf8'),
      start: entry.relativeOffsetOfLocalHeader,
      end: local.fileDataStart + entry.compressedSize,
      size: entry.uncompressedSize,
      open: () => zip.openReadStreamPromise(entry),
    });
    directoryEnd += entryLength + entry.fileNameLength + entry.extraFieldLength;
    directoryEnd += entry.fileCommentLength;
  }
  // A gap before the end record could hide another directory.
  return directoryEnd === end && !hasOverlap(entries, filesEnd) ? entries : null;
}

function hasOverlap(entries: readonly ZipEntry[], filesEnd: number): boolean {
  const sorted = entries.toSorted((one, other) => one.start - other.start);
  return sorted.some(({ end }, index) => end > (sorted[index + 1]?.start ?? filesEnd));
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
  for (const { name, size, open } of entries) {
    const chunks: Buffer[] = [];
    let length = 0;
    try {
      for await (const chunk of (await open()) as AsyncIterable<Buffer>) {
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
