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

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Higher sector numbers are markers: free, end of chain, … */
const lastSector = 0xfffffffa;
const entryLength = 128;
const maxEntries = 4_096;

/** The names in the directory of an OLE compound file (MS-CFB), such as Word's .doc; null if it is none or is broken. */
function listCompoundFileNames(bytes: Buffer): string[] | null {
  if (bytes.length < 512 || !bytes.subarray(0, 8).equals(signature)) return null;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const size = 2 ** shift;
  const names: string[] = [];
  const visited = new Set<number>();
  let sector = bytes.readUInt32LE(48);
  while (sector < lastSector) {
    const start = (sector + 1) * size;
    if (start + size > bytes.length || visited.has(sector) || names.length > maxEntries)
      return null;
    visited.add(sector);
    for (let at = start; at < start + size; at += entryLength) {
      const name = readEntryName(bytes, at);
      if (name !== '') names.push(name);
    }
    const next = readNextSector(bytes, sector, size);
    if (next === null) return null;
    sector = next;
  }
  return names;
}

/** UTF-16. '' for an unused entry. */
function readEntryName(bytes: Buffer, at: number): string {
  const length = bytes.readUInt16LE(at + 64);
  const isUsed = bytes.readUInt8(at + 66) !== 0;
  return isUsed && length >= 2 && length <= 64
    ? bytes.toString('utf16le', at, at + length - 2)
    : '';
}

/** The header lists the first 109 sectors of the allocation table, enough for 7 MB. */
function readNextSector(bytes: Buffer, sector: number, size: number): number | null {
  const perSector = size / 4;
  const index = Math.floor(sector / perSector);
  if (index >= 109) return null;
  const table = bytes.readUInt32LE(76 + 4 * index);
  const at = (table + 1) * size + 4 * (sector % perSector);
  return table < lastSector && at + 4 <= bytes.length ? bytes.readUInt32LE(at) : null;
}
