import type { FastifyRequest } from 'fastify';
import { replyFileLimits } from '../../../../contract/help-desk/constants';
import { isVersion } from '../../../../contract/shared/schema/fields';
import { validationError } from '../../../core/http/errors';
import { parseMultipart } from '../../../core/http/request/multipart';
import { extractPdf } from '../../../services/uploads/document-scanner/pdf';
import { rejectActivePdf } from '../../../services/uploads/document-scanner/scan-document';
import { sanitizeFileName } from '../../../services/uploads/message-file';

/** `to`: the recipient that the office saw, '' for the status page. */
export type Upload = { name: string; bytes: Buffer; version: number; to: string };

export async function readUpload(request: FastifyRequest): Promise<Upload> {
  const { texts, file } = await parseMultipart(request, {
    maxBytes: replyFileLimits.maxBytes,
    tooLarge: 'This file is larger than 5 MB. Choose a smaller one.',
  });
  const version = texts['version'] ?? '';
  if (!isVersion(version)) throw validationError({ version: 'Reload the page.' });
  if (file === null) throw validationError({ file: 'Choose a PDF.' });
  const to = texts['to'] ?? '';
  return { name: sanitizeFileName(file.name), bytes: file.bytes, version: Number(version), to };
}

/** Returns the PDF in a file. Throws 400 on the field `file` unless it has one without active content, and 503 if too many files wait for a check. */
export async function requireSafePdf(
  bytes: Buffer,
  clientKey: string,
  signal?: AbortSignal,
): Promise<Buffer> {
  const pdf = extractPdf(bytes);
  if (pdf === null) throw validationError({ file: 'This file isn’t a PDF. Choose a PDF.' });
  await rejectActivePdf(pdf, clientKey, signal);
  return pdf;
}
