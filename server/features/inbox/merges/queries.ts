import type { Actor } from '../../../core/db/change-log';
import type { Db, Tx } from '../../../core/db/engine';
import { newId } from '../../../core/db/uuid';
import { selectMemberIds } from '../threads/queries';
import type { ThreadTable } from '../table';
import { toPair, type ThreadPair } from './possible-duplicates';

export type Merge = { from: string; into: string };

/**
 * Gives threads a new revision, which locks them until the transaction ends. In the order of the ids, so that two opposite merges of the
 * same threads cannot deadlock.
 */
export async function lockThreads(tx: Tx, ids: readonly string[]): Promise<ThreadTable[]> {
  for (const id of ids.toSorted()) {
    await tx.updateTable('threads').set({ revision: newId() }).where('id', '=', id).execute();
  }
  return tx.selectFrom('threads').selectAll().where('id', 'in', ids).execute();
}

export async function moveMergedThreads(tx: Tx, { from, into }: Merge): Promise<void> {
  await tx
    .updateTable('threads')
    .set({ mergedInto: into, mergeMemory: null, revision: newId() })
    .where('mergedInto', '=', from)
    .execute();
}

export async function updateThread(
  tx: Tx,
  id: string,
  change: Partial<Omit<ThreadTable, 'id'>>,
): Promise<void> {
  await tx.updateTable('threads').set(change).where('id', '=', id).execute();
}

/** Reopens closed threads in which the visitor has written since a time. Opt-outs and opt-ins need no reply. */
export async function reopenIfWaiting(
  tx: Tx,
  threadIds: readonly string[],
  since: string,
): Promise<void> {
  for (const id of threadIds) {
    await tx
      .updateTable('threads')
      .set({ status: 'new' })
      .where('id', '=', id)
      .where('status', '=', 'closed')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('messages')
            .select('messages.id')
            .where('messages.subjectId', 'in', selectMemberIds(tx, id))
            .where('messages.direction', '=', 'in')
            .where('messages.intent', 'is', null)
            .where('messages.at', '>', since),
        ),
      )
      .execute();
  }
}

export async function listDistinctThreads(db: Db): Promise<Set<ThreadPair>> {
  const rows = await db.selectFrom('distinctThreads').select(['firstId', 'secondId']).execute();
  return new Set(rows.map(({ firstId, secondId }) => toPair(firstId, secondId)));
}

/** False if they are marked already. */
export async function addDistinctThreads(
  tx: Tx,
  [one, other]: readonly [string, string],
  { email, at }: Actor,
): Promise<boolean> {
  const [firstId, secondId] = one < other ? [one, other] : [other, one];
  const added = await tx
    .insertInto('distinctThreads')
    .values({ firstId, secondId, at, byEmail: email })
    .onConflict((conflict) => conflict.columns(['firstId', 'secondId']).doNothing())
    .returning('firstId')
    .executeTakeFirst();
  return added !== undefined;
}
