import { answeringThread } from '../../workers/worker-pool';
import { inTurn } from '../document-queue';
import type { ScanResult } from './document-scanner';

/** The largest honest file takes a second; some that are made for it, hours. */
const mostMilliseconds = 5_000;

const ask = answeringThread<Uint8Array, ScanResult>(
  'uploads/document-scanner/scanner-worker',
  mostMilliseconds,
);

/**
 * What a document is, and what in it is dangerous; null: that cannot be told in reasonable time. It is read in a thread of its own, so
 * that nobody else waits for it. Throws 503 when too many wait.
 * @param sender whose turn it takes among those that wait
 * @param gone takes it out of them
 */
export function readDocument(
  bytes: Buffer,
  sender: string,
  gone?: AbortSignal,
): Promise<ScanResult | null> {
  return inTurn(
    sender,
    () => {
      const copy = new Uint8Array(bytes);
      return ask(copy, [copy.buffer]);
    },
    gone,
  );
}
