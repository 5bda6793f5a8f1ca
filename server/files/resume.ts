import type { resumeLimits } from '../../contract/forms/resume-limits';
import { invalid } from '../errors';
import { compoundFileNames } from './compound-file';
import { looksLikePdf } from './pdf';
import { zipDirectory } from './zip-directory';

export type ResumeFile = { type: (typeof resumeLimits.types)[number]; bytes: Buffer };

export const resumeMessages = {
  kind: 'Please attach a PDF or a Word file (.pdf, .doc or .docx).',
  mismatch:
    'The content of this file is not what its name says. Please save it again as a PDF, and attach that.',
  macros: 'This file contains macros. Please save it as a PDF, and attach that.',
  tooLarge: 'This file is larger than 5 MB. Please attach a smaller one.',
} as const;

/** No résumé is larger when unpacked: it would be an attack on whoever opens it. */
const mostUnpacked = 300 * 1024 * 1024;

const kinds = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
type Kind = keyof typeof kinds;

/**
 * Checks a résumé by its content and returns what is kept. Throws a 400 on the field `file`.
 * @param name the file's name as sent; only its extension is looked at
 */
export async function readResume(bytes: Buffer, name: string): Promise<ResumeFile> {
  const claim = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase();
  if (claim !== undefined && !Object.hasOwn(kinds, claim)) {
    throw invalid({ file: resumeMessages.kind });
  }
  const kind = kindOf(bytes);
  // Names without an extension, which some phones send, say nothing.
  if (kind === null || (claim !== undefined && claim !== kind)) {
    throw invalid({ file: claim === undefined ? resumeMessages.kind : resumeMessages.mismatch });
  }
  return { type: kinds[kind], bytes };
}

function kindOf(bytes: Buffer): Kind | null {
  if (looksLikePdf(bytes)) return 'pdf';
  const streams = compoundFileNames(bytes);
  if (streams !== null) {
    if (streams.some((name) => /^(macros|vba|_vba_project.*)$/i.test(name))) throw macros();
    return streams.includes('WordDocument') ? 'doc' : null;
  }
  const entries = zipDirectory(bytes);
  if (entries === null) return null;
  const names = entries.map(({ name }) => name.toLowerCase().replaceAll('\\', '/'));
  if (names.some((name) => /(^|\/)vba(project|data)[^/]*$/.test(name))) throw macros();
  const isWord = names.includes('word/document.xml') && names.includes('[content_types].xml');
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  return isWord && unpacked <= mostUnpacked ? 'docx' : null;
}

function macros() {
  return invalid({ file: resumeMessages.macros });
}
