import { createWorkerPool } from '../../workers/worker-pool';
import { documentQueue } from '../document-queue';
import type { ScanResult } from './document-scanner';

/** The largest ordinary file takes one second; a hostile one could take hours. */
const maxMilliseconds = 5_000;

const scan = createWorkerPool<Uint8Array, ScanResult>(
  'uploads/document-scanner/scanner-worker',
  maxMilliseconds,
);

/**
 * Finds out what a document is and whether it is dangerous; null if that takes too long. Throws 503 when too many files are waiting.
 * @param client key for fair queueing
 */
export function scanDocument(
  bytes: Buffer,
  client: string,
  signal?: AbortSignal,
): Promise<ScanResult | null> {
  return documentQueue(client, () => scan(bytes), signal);
}
