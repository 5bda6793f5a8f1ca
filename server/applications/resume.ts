import type { resumeLimits } from '../../contract/applications/constants';
import { invalid } from '../http/errors';
import { pdfMessages } from '../uploads/document-scanner/reject-active-pdf';
import { readDocument } from '../uploads/document-scanner/scan-document';

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
  tooLong: 'This file takes too long to look into. Please save it as a PDF, and attach that.',
  tooLarge: 'This file is larger than 5 MB. Please attach a smaller one.',
} as const;

const kinds = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/**
 * Checks a résumé by its content and returns what is kept. Throws a 400 on the field `file`, 503 when too many wait.
 * @param name the file's name as sent; only its extension is looked at
 * @param sender whose turn it takes among those that wait
 * @param gone takes it out of them
 */
export async function readResume(
  bytes: Buffer,
  name: string,
  sender: string,
  gone?: AbortSignal,
): Promise<ResumeFile> {
  const claim = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase();
  if (claim !== undefined && !Object.hasOwn(kinds, claim)) {
    throw invalid({ file: resumeMessages.kind });
  }
  const found = await readDocument(bytes, sender, gone);
  if (found === null) throw invalid({ file: resumeMessages.tooLong });
  // Names without an extension, which some phones send, say nothing.
  if (found.kind === null || (claim !== undefined && claim !== found.kind)) {
    throw invalid({ file: claim === undefined ? resumeMessages.kind : resumeMessages.mismatch });
  }
  if (found.fault !== null)
    throw invalid({ file: { ...resumeMessages, ...pdfMessages }[found.fault] });
  return { type: kinds[found.kind], bytes };
}
