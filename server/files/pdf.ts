/**
 * Whether bytes are a PDF from start to end: the header first (readers also take it later, which is how a file can be two
 * kinds at once), an end marker last, a cross-reference, and nothing that runs by itself.
 */
export function looksLikePdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'))) return false;
  const end = bytes.subarray(-2048).toString('latin1');
  if (!end.includes('startxref') || !end.includes('%%EOF')) return false;
  return !['/JavaScript', '/Launch', '/EmbeddedFile'].some((name) =>
    bytes.includes(name, 0, 'latin1'),
  );
}
