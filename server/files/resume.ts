import type { resumeLimits } from '../../contract/forms/resume-limits';
import { invalid } from '../errors';
import { compoundFileNames } from './compound-file';
import { looksLikePdf } from './pdf';
import { refuseActivePdf } from './pdf-fault';
import { inTurn } from './file-work';
import { isWordPackage, wordFault, type WordFault } from './word-package';
import { zipDirectory, type ZipEntry } from './zip-directory';

export type ResumeFile = { type: (typeof resumeLimits.types)[number]; bytes: Buffer };

export const resumeMessages = {
  kind: 'Please attach a PDF or a Word file (.pdf, .doc or .docx).',
  mismatch:
    'The content of this file is not what its name says. Please save it again as a PDF, and attach that.',
  macros: 'This file contains macros. Please save it as a PDF, and attach that.',
  objects:
    'This file has other files or objects inside it. Please save it as a PDF, and attach that.',
  elsewhere:
    'This file loads a template, a picture or something else from another place when it is opened. Please save it as a PDF, and attach that.',
  unreadable: 'This Word file could not be read. Please save it as a PDF, and attach that.',
  tooLargeUnpacked:
    'This file becomes far larger when it is opened than a résumé can be. Please save it as a PDF, and attach that.',
  tooLarge: 'This file is larger than 5 MB. Please attach a smaller one.',
} as const;

const kinds = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
type Kind = keyof typeof kinds;

/**
 * Checks a résumé by its content and returns what is kept. Throws a 400 on the field `file`, 503 when too many wait.
 * @param name the file's name as sent; only its extension is looked at
 * @param sender whose turn it takes among those that wait
 */
export async function readResume(bytes: Buffer, name: string, sender: string): Promise<ResumeFile> {
  const claim = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase();
  if (claim !== undefined && !Object.hasOwn(kinds, claim)) {
    throw invalid({ file: resumeMessages.kind });
  }
  const kind = kindOf(bytes);
  // Names without an extension, which some phones send, say nothing.
  if (kind === null || (claim !== undefined && claim !== kind)) {
    throw invalid({ file: claim === undefined ? resumeMessages.kind : resumeMessages.mismatch });
  }
  if (kind === 'pdf') await refuseActivePdf(bytes, sender);
  if (kind === 'doc') refuseOldObjects(bytes);
  if (kind === 'docx') await refuseFaults(zipDirectory(bytes) ?? [], sender);
  return { type: kinds[kind], bytes };
}

function kindOf(bytes: Buffer): Kind | null {
  if (looksLikePdf(bytes)) return 'pdf';
  if (compoundFileNames(bytes)?.includes('WordDocument')) return 'doc';
  return isWordPackage(zipDirectory(bytes) ?? []) ? 'docx' : null;
}

/** Macros and objects of a .doc, by the names in its directory. */
function refuseOldObjects(bytes: Buffer): void {
  const names = compoundFileNames(bytes) ?? [];
  if (names.some((name) => /^(macros|vba|_vba_project.*)$/i.test(name))) throw fault('macros');
  // Each object inside has such a stream (MS-DOC, 2.1.10).
  if (names.some((name) => name === '\u0003ObjInfo' || name === '\u0001Ole10Native')) {
    throw fault('objects');
  }
}

async function refuseFaults(entries: readonly ZipEntry[], sender: string): Promise<void> {
  const found = await inTurn(sender, () => wordFault(entries));
  if (found !== null) throw fault(found);
}

function fault(found: WordFault) {
  return invalid({ file: resumeMessages[found] });
}
