const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Above these, a sector number is a mark: free, end of chain … */
const lastSector = 0xfffffffa;
const entryLength = 128;
/** Directory entries looked at: a document has some twenty. */
const mostEntries = 4_096;

/**
 * The names in the directory of an OLE compound file (MS-CFB), which is what Word's .doc is; null when the bytes are none or
 * its directory cannot be followed. Nothing but the directory is read.
 */
export function listCompoundFileNames(bytes: Buffer): string[] | null {
  if (bytes.length < 512 || !bytes.subarray(0, 8).equals(signature)) return null;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const size = 2 ** shift;
  const names: string[] = [];
  const seen = new Set<number>();
  let sector = bytes.readUInt32LE(48);
  while (sector < lastSector) {
    const start = (sector + 1) * size;
    // A chain that leaves the file or comes back to itself is no directory.
    if (start + size > bytes.length || seen.has(sector) || names.length > mostEntries) return null;
    seen.add(sector);
    for (let at = start; at < start + size; at += entryLength) {
      const name = entryName(bytes, at);
      if (name !== '') names.push(name);
    }
    const next = nextSector(bytes, sector, size);
    if (next === null) return null;
    sector = next;
  }
  return names;
}

/** UTF-16, its length in bytes with the closing zero after it; '' for an entry that is not used. */
function entryName(bytes: Buffer, at: number): string {
  const length = bytes.readUInt16LE(at + 64);
  const isUsed = bytes.readUInt8(at + 66) !== 0;
  return isUsed && length >= 2 && length <= 64
    ? bytes.toString('utf16le', at, at + length - 2)
    : '';
}

/** The chain's next sector, from the allocation table; the header names the table's first 109 sectors, enough for 7 MB. */
function nextSector(bytes: Buffer, sector: number, size: number): number | null {
  const perSector = size / 4;
  const index = Math.floor(sector / perSector);
  if (index >= 109) return null;
  const table = bytes.readUInt32LE(76 + 4 * index);
  const at = (table + 1) * size + 4 * (sector % perSector);
  return table < lastSector && at + 4 <= bytes.length ? bytes.readUInt32LE(at) : null;
}
