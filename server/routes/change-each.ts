import { inTransaction, type Db, type Tx } from '../db/engine';
import { HttpError } from '../errors';

export type ChangedEach = { changed: string[]; refused: { id: string; message: string }[] };

/**
 * Changes several things, each in a transaction of its own: each is changed, or refused for a reason of its own. Named again, one is
 * changed at the version it was named with first.
 * @param change throws an HttpError to refuse one
 */
export async function changeEach<Named extends { id: string }>(
  db: Db,
  named: readonly Named[],
  change: (tx: Tx, one: Named) => Promise<unknown>,
): Promise<ChangedEach> {
  const answer: ChangedEach = { changed: [], refused: [] };
  const seen = new Set<string>();
  for (const one of named) {
    if (seen.has(one.id)) continue;
    seen.add(one.id);
    try {
      await inTransaction(db, (tx) => change(tx, one));
      answer.changed.push(one.id);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      answer.refused.push({ id: one.id, message: error.message });
    }
  }
  return answer;
}
