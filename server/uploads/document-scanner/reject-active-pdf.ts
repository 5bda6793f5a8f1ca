import { invalid } from '../../http/errors';
import type { PdfFault } from './pdf-issue';
import { readDocument } from './scan-document';

export const pdfMessages = {
  active:
    'This PDF contains a script, another file, a form that sends itself, or something else that acts when it is opened. Please print it to a new PDF, and attach that.',
  link: 'A link in this PDF leads to something other than a web page, an e-mail address or a telephone number. Please remove it, or print the PDF to a new one, and attach that.',
  packed:
    'This PDF is locked, or packed in a way that cannot be looked into. Please print it to a new PDF, and attach that.',
  tooLong: 'This PDF takes too long to look into. Please print it to a new PDF, and attach that.',
} as const satisfies Record<PdfFault | 'tooLong', string>;

/**
 * Refuses, with a 400 on the field `file`, a PDF that does something by itself, also when that stands in a packed list of objects. Throws
 * 503 when too many wait.
 * @param bytes what looksLikePdf
 */
export async function refuseActivePdf(
  bytes: Buffer,
  sender: string,
  gone?: AbortSignal,
): Promise<void> {
  const found = await readDocument(bytes, sender, gone);
  if (found === null) throw invalid({ file: pdfMessages.tooLong });
  if (found.kind === 'pdf' && found.fault !== null) {
    throw invalid({ file: pdfMessages[found.fault] });
  }
}
