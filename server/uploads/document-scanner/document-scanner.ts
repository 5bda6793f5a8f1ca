import { listCompoundFileNames } from './compound-file';
import { looksLikePdf } from './pdf';
import { findPdfIssue, type PdfFault } from './pdf-issue';
import { isWordPackage, findWordIssue, type WordIssue } from './word-package';
import { readZipDirectory } from './zip-directory';

/** What a document is by its content, and what in it is dangerous to whoever opens it. */
export type ScanResult =
  | { kind: 'pdf'; fault: PdfFault | null }
  | { kind: 'doc' | 'docx'; fault: WordIssue | null }
  /** None that we take. */
  | { kind: null };

/** Takes long where the file is made for that: asked in a thread alone (read-document.ts). */
export async function inspectDocument(bytes: Buffer): Promise<ScanResult> {
  if (looksLikePdf(bytes)) return { kind: 'pdf', fault: await findPdfIssue(bytes) };
  const names = listCompoundFileNames(bytes) ?? [];
  if (names.includes('WordDocument')) return { kind: 'doc', fault: oldFault(names) };
  const entries = readZipDirectory(bytes) ?? [];
  if (!isWordPackage(entries)) return { kind: null };
  return { kind: 'docx', fault: await findWordIssue(entries) };
}

/** Macros and objects of a .doc, by the names in its directory. */
function oldFault(names: readonly string[]): WordIssue | null {
  if (names.some((name) => /^(macros|vba|_vba_project.*)$/i.test(name))) return 'macros';
  // Each object inside has such a stream (MS-DOC, 2.1.10).
  const isObject = (name: string) => name === '\u0003ObjInfo' || name === '\u0001Ole10Native';
  return names.some(isObject) ? 'objects' : null;
}
