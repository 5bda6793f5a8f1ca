import { listCompoundFileNames } from './compound-file';
import { looksLikePdf } from './pdf';
import type { PdfIssue } from './pdf-actions';
import { findPdfIssue } from './pdf-issue';
import { findWordIssue, isWordPackage, type WordIssue } from './word-package';
import { readZipDirectory } from './zip-directory';

export type ScanResult =
  | { kind: 'pdf'; fault: PdfIssue | null }
  | { kind: 'doc' | 'docx'; fault: WordIssue | null }
  /** No type that we accept. */
  | { kind: null };

/** A hostile file takes long, so this runs in a worker (scan-document.ts). */
export async function inspectDocument(bytes: Buffer): Promise<ScanResult> {
  if (looksLikePdf(bytes)) return { kind: 'pdf', fault: await findPdfIssue(bytes) };
  const names = listCompoundFileNames(bytes) ?? [];
  if (names.includes('WordDocument')) return { kind: 'doc', fault: findDocIssue(names) };
  const entries = readZipDirectory(bytes) ?? [];
  if (!isWordPackage(entries)) return { kind: null };
  return { kind: 'docx', fault: await findWordIssue(entries) };
}

function findDocIssue(names: readonly string[]): WordIssue | null {
  if (names.some((name) => /^(macros|vba|_vba_project.*)$/i.test(name))) return 'macros';
  // Each embedded object has one of these streams (MS-DOC, 2.1.10).
  const isObject = (name: string) => name === '\u0003ObjInfo' || name === '\u0001Ole10Native';
  return names.some(isObject) ? 'objects' : null;
}
