/** What runs by itself, brings files along, or sends what is in the file somewhere. */
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

/**
 * Any of these names, however written: '/J#61vaScript' is '/JavaScript' (ISO 32000, 7.3.5). One pass over the bytes: to
 * decode a file made of escapes alone would take seconds, and nobody else would be served.
 */
const activeName = new RegExp(`/(?:${activeNames.map(spellingsPattern).join('|')})`);

/**
 * Whether bytes are a PDF from start to end: the header first (readers also take it later, which is how a file can be two
 * kinds at once), a cross-reference, and an end marker, which only white space may follow: an archive is read from its end.
 */
export function looksLikePdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'))) return false;
  const end = bytes.subarray(-2048).toString('latin1');
  return end.includes('startxref') && /%%EOF[\s\0]*$/.test(end);
}

/** Whether something in these bytes, which are not packed, runs by itself, brings a file along or sends something. */
export function isActive(bytes: Buffer): boolean {
  return activeName.test(bytes.toString('latin1'));
}

/** A pattern for all spellings of a name: each sign as itself or as '#' and its number in hexadecimal. */
export function spellingsPattern(name: string): string {
  return [...name]
    .map((sign) => {
      const [high = '', low = ''] = sign.charCodeAt(0).toString(16);
      return `(?:${sign}|#${high}[${low}${low.toUpperCase()}])`;
    })
    .join('');
}
