const localHeader = 0x04034b50;
const entryHeader = 0x02014b50;
const endHeader = 0x06054b50;
const endLength = 22;
/** A document has some fifty files. */
const mostEntries = 5_000;

export type ZipEntry = {
  name: string;
  /** Bytes it claims to have when unpacked. */
  size: number;
};

/**
 * The directory of a ZIP archive, or null when the bytes are none. Only the directory is read and nothing unpacked: an archive
 * that would grow without end costs nothing.
 */
export function zipDirectory(bytes: Buffer): ZipEntry[] | null {
  if (bytes.length < endLength || bytes.readUInt32LE(0) !== localHeader) return null;
  const end = findEnd(bytes);
  if (end === null) return null;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > mostEntries) return null;
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== entryHeader) return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    const next = at + 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (next > end) return null;
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      size: bytes.readUInt32LE(at + 24),
    });
    at = next;
  }
  // Between directory and end is nothing: else another directory could hide behind this one.
  return at === end ? entries : null;
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
