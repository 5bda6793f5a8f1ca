const localHeader = 0x04034b50;
const entryHeader = 0x02014b50;
const endHeader = 0x06054b50;
const localLength = 30;
const entryLength = 46;
const endLength = 22;
const encrypted = 1;
/** A document has some fifty files. */
const mostEntries = 5_000;

export type ZipEntry = {
  name: string;
  /** Where its own header begins, and where what lies in the archive ends. */
  start: number;
  end: number;
  /** 0: stored as it is; 8: deflated. */
  method: number;
  /** What lies in the archive. */
  packed: Buffer;
  /** Bytes it claims to have when unpacked. */
  size: number;
};

/**
 * The directory of a ZIP archive, or null when the bytes are none, are encrypted, directory and files do not agree, or two files
 * share bytes: some MB, a thousand times unpacked, would take minutes. Nothing is unpacked (zip-content.ts).
 */
export function readZipDirectory(bytes: Buffer): ZipEntry[] | null {
  if (bytes.length < endLength || bytes.readUInt32LE(0) !== localHeader) return null;
  const end = findEnd(bytes);
  if (end === null) return null;
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  let at = start;
  if (count > mostEntries) return null;
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + entryLength > end || bytes.readUInt32LE(at) !== entryHeader) return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    const next =
      at + entryLength + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    const name = bytes.subarray(at + entryLength, at + entryLength + nameLength);
    const place = next > end ? null : placeOf(bytes.subarray(0, start), at, name, bytes);
    if (place === null) return null;
    entries.push({
      name: name.toString('utf8'),
      method: bytes.readUInt16LE(at + 10),
      start: place.header,
      end: place.end,
      packed: bytes.subarray(place.start, place.end),
      size: bytes.readUInt32LE(at + 24),
    });
    at = next;
  }
  // Between directory and end is nothing: else another directory could hide behind this one.
  return at === end && !overlap(entries) ? entries : null;
}

function overlap(entries: readonly ZipEntry[]): boolean {
  const inOrder = entries.toSorted((one, other) => one.start - other.start);
  return inOrder.some(({ start }, index) => start < (inOrder[index - 1]?.end ?? 0));
}

/** Where, before the directory (`files`), the file of the entry at `at` lies; null unless its own header has the same name. */
function placeOf(
  files: Buffer,
  at: number,
  name: Buffer,
  bytes: Buffer,
): { header: number; start: number; end: number } | null {
  const length = bytes.readUInt32LE(at + 20);
  const header = bytes.readUInt32LE(at + 42);
  if ((bytes.readUInt16LE(at + 8) & encrypted) !== 0) return null;
  if (header + localLength > files.length || files.readUInt32LE(header) !== localHeader)
    return null;
  const nameEnd = header + localLength + files.readUInt16LE(header + 26);
  const start = nameEnd + files.readUInt16LE(header + 28);
  const isSame = files.subarray(header + localLength, nameEnd).equals(name);
  const end = start + length;
  return isSame && end <= files.length ? { header, start, end } : null;
}

/** The end record: after it comes only a comment, whose length it names. */
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
