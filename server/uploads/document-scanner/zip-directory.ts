const localHeader = 0x04034b50;
const entryHeader = 0x02014b50;
const endHeader = 0x06054b50;
const localLength = 30;
const entryLength = 46;
const endLength = 22;
const encryptedFlag = 1;
/** A document has about fifty files. */
const maxEntries = 5_000;

export type ZipEntry = {
  name: string;
  /** Position of its local header, and of the end of its data. */
  start: number;
  end: number;
  /** 0: stored; 8: deflated. */
  method: number;
  packed: Buffer;
  size: number;
};

/**
 * The directory of a ZIP archive. Null if it is none, is encrypted, disagrees with the local headers, or has files that share bytes: unpacking
 * the same data a thousand times would take minutes.
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
    const nameLength = bytes.readUInt16LE(at + 28);
    const next =
      at + entryLength + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    const name = bytes.subarray(at + entryLength, at + entryLength + nameLength);
    const location = next > end ? null : locateEntry(bytes.subarray(0, start), at, name, bytes);
    if (location === null) return null;
    entries.push({
      name: name.toString('utf8'),
      method: bytes.readUInt16LE(at + 10),
      start: location.header,
      end: location.end,
      packed: bytes.subarray(location.start, location.end),
      size: bytes.readUInt32LE(at + 24),
    });
    at = next;
  }
  // A gap before the end record could hide another directory.
  return at === end && !hasOverlap(entries) ? entries : null;
}

function hasOverlap(entries: readonly ZipEntry[]): boolean {
  const sorted = entries.toSorted((one, other) => one.start - other.start);
  return sorted.some(({ start }, index) => start < (sorted[index - 1]?.end ?? 0));
}

/**
 * Finds the data of the directory entry at `at`; null unless its local header has the same name.
 * @param files the archive up to its directory
 */
function locateEntry(
  files: Buffer,
  at: number,
  name: Buffer,
  bytes: Buffer,
): { header: number; start: number; end: number } | null {
  const length = bytes.readUInt32LE(at + 20);
  const header = bytes.readUInt32LE(at + 42);
  if ((bytes.readUInt16LE(at + 8) & encryptedFlag) !== 0) return null;
  if (header + localLength > files.length || files.readUInt32LE(header) !== localHeader)
    return null;
  const nameEnd = header + localLength + files.readUInt16LE(header + 26);
  const start = nameEnd + files.readUInt16LE(header + 28);
  const isSame = files.subarray(header + localLength, nameEnd).equals(name);
  const end = start + length;
  return isSame && end <= files.length ? { header, start, end } : null;
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
