import type { Actor } from '../../../core/db/change-log';
import { lockRows } from '../../../core/db/concurrency/lock-rows';
import type { Tx } from '../../../core/db/engine';
import { selectMemberIds } from '../threads/member-queries';
import type { ThreadTable } from '../table';

export type Merge = { from: string; into: string };

/** Locks threads until the transaction ends. */
export async function readLocked(tx: Tx, ids: readonly string[]): Promise<ThreadTable[]> {
  await lockRows(tx, 'threads', ids);
  return tx.selectFrom('threads').selectAll().where('id', 'in', ids).execute();
}

export async function moveMergedThreads(tx: Tx, { from, into }: Merge): Promise<void> {
  await tx
    .updateTable('threads')
    .set({ mergedInto: into, mergeMemory: null })
    .where('mergedInto', '=', from)
    .execute();
}

export async function saveMergeState(
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
