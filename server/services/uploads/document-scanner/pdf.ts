/** Objects that run code, contain files, or send data. */
const activeNames = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'XFA',
];

/** Matches all spellings: '/J#61vaScript' is '/JavaScript' (ISO 32000, 7.3.5). Decoding a file of escapes first would take seconds. */
const activeName = new RegExp(`/(?:${activeNames.map(spellingsPattern).join('|')})`);

/** Readers look for the header in the first kilobyte (Adobe, "PDF Reference" 1.7, appendix H, note 13). */
const maxBeforeHeader = 1024;
/** The offset of the cross-reference table, and comments of some programs. */
const maxTrailer = 2048;
const header = /%PDF-[12]\.\d/;

/**
 * The PDF in a file, or null. Scanners, mail gateways, and print drivers write bytes before its header and after its end; without them, the file
 * can't be an archive or a page at the same time.
 */
export function extractPdf(bytes: Buffer): Buffer | null {
  const start = header.exec(bytes.toString('latin1', 0, maxBeforeHeader + 8))?.index ?? -1;
  const end = bytes.lastIndexOf('%%EOF');
  if (start < 0 || start > maxBeforeHeader || end < start) return null;
  const trailer = bytes.toString('latin1', Math.max(start, end - maxTrailer), end);
  if (!trailer.includes('startxref')) return null;
  const [marker = ''] = /^%%EOF(?:\r\n|\r|\n)?/.exec(bytes.toString('latin1', end, end + 7)) ?? [];
  return bytes.subarray(start, end + marker.length);
}

export function isActive(bytes: Buffer): boolean {
  return activeName.test(bytes.toString('latin1'));
}

/** A pattern for a name with each character as itself or as '#' and its hexadecimal code. */
export function spellingsPattern(name: string): string {
  return [...name]
    .map((character) => {
      const [high = '', low = ''] = character.charCodeAt(0).toString(16);
      return `(?:${character}|#${high}[${low}${low.toUpperCase()}])`;
    })
    .join('');
}
