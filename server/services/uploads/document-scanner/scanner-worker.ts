import { listCompoundFileNames } from './compound-file';
import { extractPdf, spellingsPattern } from './pdf';
import type { PdfIssue } from './pdf-actions';
import { findPdfIssue } from './pdf-issue';
import { findWordIssue, isWordPackage, type WordIssue } from './word-package';
import { readZipDirectory } from './zip';

export type ScanResult =
  | { kind: 'pdf'; issue: PdfIssue | null }
  | { kind: 'doc' | 'docx'; issue: WordIssue | null }
  | { kind: null };

const encryptName = new RegExp(`/${spellingsPattern('Encrypt')}`);

export const ready = () => undefined;

/** A hostile file takes long, so this runs in a worker (scan-document.ts). */
export async function run(content: Uint8Array): Promise<ScanResult> {
  const bytes = Buffer.from(content);
  const pdf = extractPdf(bytes);
  if (pdf !== null) {
    const issue = (await needsPassword(pdf)) ? 'password' : await findPdfIssue(pdf);
    return { kind: 'pdf', issue };
  }
  const names = listCompoundFileNames(bytes) ?? [];
  if (names.includes('WordDocument')) return { kind: 'doc', issue: findDocIssue(names) };
  const entries = (await readZipDirectory(bytes)) ?? [];
  if (!isWordPackage(entries)) return { kind: null };
  return { kind: 'docx', issue: await findWordIssue(entries) };
}

/** A PDF with only an owner's password opens without it. */
async function needsPassword(pdf: Buffer): Promise<boolean> {
  if (!encryptName.test(pdf.toString('latin1'))) return false;
  const { getDocumentProxy } = await import('unpdf');
  try {
    const document = await getDocumentProxy(new Uint8Array(pdf));
    await document.loadingTask.destroy();
    return false;
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException';
  }
}

function findDocIssue(names: readonly string[]): WordIssue | null {
  if (names.some((name) => /^(macros|vba|_vba_project.*)$/i.test(name))) return 'macros';
  // Each embedded object has one of these streams (MS-DOC, 2.1.10).
  const isObject = (name: string) => name === '\u0003ObjInfo' || name === '\u0001Ole10Native';
  return names.some(isObject) ? 'objects' : null;
}
