/** What runs by itself, or brings files along. */
const activeNames = ['/JavaScript', '/Launch', '/EmbeddedFile', '/RichMedia'];

/**
 * Whether bytes are a PDF from start to end: the header first (readers also take it later, which is how a file can be two
 * kinds at once), an end marker last, a cross-reference, and nothing that runs by itself.
 */
export function looksLikePdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'))) return false;
  const end = bytes.subarray(-2048).toString('latin1');
  if (!end.includes('startxref') || !end.includes('%%EOF')) return false;
  const text = withoutEscapes(bytes.toString('latin1'));
  return !activeNames.some((name) => text.includes(name));
}

/** Any sign of a name may be written as its number: '/J#61vaScript' is '/JavaScript' (ISO 32000, 7.3.5). */
function withoutEscapes(text: string): string {
  return text.replace(/#([\da-f]{2})/gi, (_escape, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
