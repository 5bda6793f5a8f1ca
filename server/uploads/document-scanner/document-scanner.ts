import { compoundFileNames } from './compound-file';
import { looksLikePdf } from './pdf';
import { pdfFault, type PdfFault } from './pdf-issue';
import { isWordPackage, wordFault, type WordFault } from './word-package';
import { zipDirectory } from './zip-directory';

/** What a document is by its content, and what in it is dangerous to whoever opens it. */
export type Found =
  | { kind: 'pdf'; fault: PdfFault | null }
  | { kind: 'doc' | 'docx'; fault: WordFault | null }
  /** None that we take. */
  | { kind: null };

/** Takes long where the file is made for that: asked in a thread alone (read-document.ts). */
export async function findDocument(bytes: Buffer): Promise<Found> {
  if (looksLikePdf(bytes)) return { kind: 'pdf', fault: await pdfFault(bytes) };
  const names = compoundFileNames(bytes) ?? [];
  if (names.includes('WordDocument')) return { kind: 'doc', fault: oldFault(names) };
  const entries = zipDirectory(bytes) ?? [];
  if (!isWordPackage(entries)) return { kind: null };
  return { kind: 'docx', fault: await wordFault(entries) };
}

/** Macros and objects of a .doc, by the names in its directory. */
function oldFault(names: readonly string[]): WordFault | null {
  if (names.some((name) => /^(macros|vba|_vba_project.*)$/i.test(name))) return 'macros';
  // Each object inside has such a stream (MS-DOC, 2.1.10).
  const isObject = (name: string) => name === '\u0003ObjInfo' || name === '\u0001Ole10Native';
  return names.some(isObject) ? 'objects' : null;
}
