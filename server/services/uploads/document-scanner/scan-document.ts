import { validationError } from '../../../core/http/errors';
import { createWorkerPool } from '../../../core/workers/worker-pool';
import { documentQueue } from '../image-upload';
import type { PdfIssue } from './pdf-actions';
import type { ScanResult } from './scanner-worker';

/** The largest ordinary file takes one second; a hostile one could take hours. */
const maxCpuTime = 5_000;

const scan = createWorkerPool<Uint8Array, ScanResult>(
  'services/uploads/document-scanner/scanner-worker',
  maxCpuTime,
);

export const pdfMessages = {
  active:
    'This PDF contains a script, another file, a form that sends itself, or something else that runs when it is opened. Please choose Print, then Save as PDF, and attach the new file.',
  link: 'A link in this PDF leads to something other than a web page, an email address, or a phone number. Please remove the link, or choose Print, then Save as PDF, and attach the new file.',
  packed:
    'This PDF is locked or compressed in a way we can’t check. Please choose Print, then Save as PDF, and attach the new file.',
  password: 'This PDF needs a password. Save a copy without one, and attach that.',
  tooLong:
    'This PDF takes too long to check. Please choose Print, then Save as PDF, and attach the new file.',
} as const satisfies Record<PdfIssue | 'tooLong', string>;

/**
 * Null if the check takes too long. Throws 503 when too many files are waiting.
 * @param client key for fair queueing
 */
export function scanDocument(
  bytes: Buffer,
  client: string,
  signal?: AbortSignal,
): Promise<ScanResult | null> {
  return documentQueue(client, () => scan(bytes), signal);
}

/**
 * Throws 400 on `file` for a dangerous PDF, and 503 when too many files are waiting.
 * @param bytes from extractPdf
 */
export async function rejectActivePdf(
  bytes: Buffer,
  client: string,
  signal?: AbortSignal,
): Promise<void> {
  const result = await scanDocument(bytes, client, signal);
  if (result === null) throw validationError({ file: pdfMessages.tooLong });
  if (result.kind === 'pdf' && result.issue !== null) {
    throw validationError({ file: pdfMessages[result.issue] });
  }
}
