import { resumeTypes } from '../../contract/applications/constants';
import { validationError } from '../http/errors';
import { pdfMessages } from '../uploads/document-scanner/reject-active-pdf';
import { scanDocument } from '../uploads/document-scanner/scan-document';

export type ResumeFile = { type: (typeof resumeTypes)[keyof typeof resumeTypes]; bytes: Buffer };

const saveAsPdf = 'Please save it as a PDF and attach the PDF.';

export const resumeMessages = {
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
 * @param name only its extension is used
 * @param sender its documents are checked one after another
 * @param signal removes the document from the queue
 */
export async function readResume(
  bytes: Buffer,
  name: string,
  sender: string,
  signal?: AbortSignal,
): Promise<ResumeFile> {
  const extension = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase();
  if (extension !== undefined && !Object.hasOwn(resumeTypes, extension)) {
    throw validationError({ file: resumeMessages.kind });
  }
  const found = await scanDocument(bytes, sender, signal);
  if (found === null) throw validationError({ file: resumeMessages.tooLong });
  // Some phones send names without an extension.
  if (found.kind === null || (extension !== undefined && extension !== found.kind)) {
    throw validationError({
      file: extension === undefined ? resumeMessages.kind : resumeMessages.mismatch,
    });
  }
  if (found.fault !== null) {
    throw validationError({ file: { ...resumeMessages, ...pdfMessages }[found.fault] });
  }
  return { type: resumeTypes[found.kind], bytes };
}
