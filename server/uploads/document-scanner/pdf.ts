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

/**
 * Stricter than PDF readers: with data before or after, the file could be an archive at the same time. Some programs write a byte order
 * mark or blanks before, and blanks or the end-of-file character of DOS after.
 */
export function looksLikePdf(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 1024).toString('latin1');
  if (!/^(?:\xef\xbb\xbf)?[\s\0]*%PDF-[12]\.\d/.test(start)) return false;
  const end = bytes.subarray(-2048).toString('latin1');
  return end.includes('startxref') && /%%EOF[\s\p{Cc}]*$/u.test(end);
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
