import { resumeTypes } from '../../../contract/applications/constants';
import { validationError } from '../../core/http/errors';
import { extractPdf } from './document-scanner/pdf';
import { pdfMessages, scanDocument } from './document-scanner/scan-document';

export type ResumeFile = { type: (typeof resumeTypes)[keyof typeof resumeTypes]; bytes: Buffer };

const saveAsPdf = 'Please save it as a PDF and attach the PDF.';

export const resumeMessages = {
  password: 'This PDF needs a password. Save a copy without one, or attach a Word file.',
  kind: 'Please attach a PDF or a Word file (.pdf, .doc, or .docx).',
  mismatch: `The content of this file doesn’t match its name. ${saveAsPdf}`,
  macros: `This file contains macros. ${saveAsPdf}`,
  objects: `This file has other files or objects inside it. ${saveAsPdf}`,
  elsewhere: `This file loads a template or picture from another place. ${saveAsPdf}`,
  unreadable: `We couldn’t read this Word file. ${saveAsPdf}`,
  tooLargeUnpacked: `This file is too large when it is unpacked. ${saveAsPdf}`,
  tooLong: `This file takes too long to check. ${saveAsPdf}`,
  tooLarge: 'This file is larger than 5 MB. Please attach a smaller one.',
} as const;

/**
 * Checks a résumé by its content. Throws 400 on `file`, and 503 when the queue of documents is full.
 * @param name for the error message only: phones send names without an extension, and people rename .docx to .doc
 * @param sender its documents are checked one after another
 * @param signal removes the document from the queue
 */
export async function readResume(
  bytes: Buffer,
  name: string,
  sender: string,
  signal?: AbortSignal,
): Promise<ResumeFile> {
  const found = await scanDocument(bytes, sender, signal);
  if (found === null) throw validationError({ file: resumeMessages.tooLong });
  if (found.kind === null) {
    const isNamedAsResume = /\.(?:pdf|docx?)$/i.test(name);
    throw validationError({
      file: isNamedAsResume ? resumeMessages.mismatch : resumeMessages.kind,
    });
  }
  if (found.issue !== null) {
    throw validationError({ file: { ...pdfMessages, ...resumeMessages }[found.issue] });
  }
  return { type: resumeTypes[found.kind], bytes: extractPdf(bytes) ?? bytes };
}
