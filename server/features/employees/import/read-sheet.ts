import { validationError } from '../../../core/http/errors';
import { fairQueue } from '../../../core/workers/fair-queue';
import { createWorkerPool } from '../../../core/workers/worker-pool';
import type { Sheet } from './sheet-row';
import type { ReadSheet } from './sheet-worker';

/** In milliseconds. The largest ordinary file takes two seconds. */
const maxCpuTime = 10_000;

const read = createWorkerPool<Uint8Array, ReadSheet>(
  'features/employees/import/sheet-worker',
  maxCpuTime,
);

const queue = fairQueue(
  { total: 12, perClient: 3 },
  'Other files are being read right now. Please try again in half a minute.',
);

/**
 * Reads a CSV or Excel file. Throws 400 on `file` for other files, and 503 when too many files wait.
 * @param client key for fair queueing
 */
export async function readSheet(
  bytes: Buffer,
  client: string,
  signal: AbortSignal,
): Promise<Sheet> {
  const sheet = await queue(client, () => read(bytes), signal);
  if (sheet === null) {
    throw validationError({
      file: 'This file takes too long to read. Copy the list to a new file and save that.',
    });
  }
  if ('issue' in sheet) throw validationError({ file: sheet.issue });
  return sheet;
}
