import type { FastifyBaseLogger } from 'fastify';
import { inTransaction, type Db, type Tx } from '../../db/engine';
import { HttpError } from '../errors';

export type BulkResult = { changed: string[]; refused: { id: string; message: string }[] };

/**
 * Changes several things, each in a transaction of its own: each is changed, or refused for a reason of its own. Named again, one is
 * changed at the version it was named with first. What fails otherwise is refused too, for others have been changed; when none has, that is thrown.
 * @param change throws an HttpError to refuse one
 */
export async function changeEach<Named extends { id: string }>(
  { db, log }: { db: Db; log: FastifyBaseLogger },
  named: readonly Named[],
  change: (tx: Tx, one: Named) => Promise<unknown>,
): Promise<BulkResult> {
  const answer: BulkResult = { changed: [], refused: [] };
  const seen = new Set<string>();
  let failure: { error: unknown } | null = null;
  for (const one of named) {
    if (seen.has(one.id)) continue;
    seen.add(one.id);
    try {
      await inTransaction(db, (tx) => change(tx, one));
      answer.changed.push(one.id);
    } catch (error) {
      const isRefused = error instanceof HttpError;
      answer.refused.push({ id: one.id, message: isRefused ? error.message : failed });
      if (isRefused) continue;
      log.error({ err: error }, 'One of several could not be changed');
      failure = { error };
    }
  }
  if (failure !== null && answer.changed.length === 0) throw failure.error;
  return answer;
}

const failed = 'Something went wrong on our side. Please try again.';
