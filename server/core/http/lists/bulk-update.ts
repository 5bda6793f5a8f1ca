import type { FastifyBaseLogger } from 'fastify';
import { unexpectedErrorMessage } from '../../../../contract/shared/messages';
import { inTransaction, type Db, type Tx } from '../../db/engine';
import { HttpError } from '../errors';

export type BulkResult = { changed: string[]; rejected: { id: string; message: string }[] };

/**
 * Changes each item in its own transaction and reports each result. If an id occurs twice, the first counts. Rethrows an unexpected error
 * only if nothing was changed.
 * @param change throws an HttpError to reject an item; what it returns is in `results`, in the order of `changed`
 */
export async function bulkUpdate<Item extends { id: string }, Result>(
  { db, log }: { db: Db; log: FastifyBaseLogger },
  items: readonly Item[],
  change: (tx: Tx, item: Item) => Promise<Result>,
): Promise<BulkResult & { results: Result[] }> {
  const result: BulkResult & { results: Result[] } = { changed: [], rejected: [], results: [] };
  const doneIds = new Set<string>();
  let failure: { error: unknown } | null = null;
  for (const item of items) {
    if (doneIds.has(item.id)) continue;
    doneIds.add(item.id);
    try {
      result.results.push(await inTransaction(db, (tx) => change(tx, item)));
      result.changed.push(item.id);
    } catch (error) {
      const isRejected = error instanceof HttpError;
      const message = isRejected ? error.message : unexpectedErrorMessage;
      result.rejected.push({ id: item.id, message });
      if (isRejected) continue;
      log.error({ err: error }, 'An item of a bulk update could not be changed');
      failure = { error };
    }
  }
  if (failure !== null && result.changed.length === 0) throw failure.error;
  return result;
}
