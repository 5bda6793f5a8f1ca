import { recordAudit } from '../../../services/audit/record-audit';
import type { Actor } from '../../../core/db/change-log';
import type { Db, Tx } from '../../../core/db/engine';
import { HttpError, notFound } from '../../../core/http/errors';
import { formatPersonName } from '../threads/person-name';
import { bumpThreadRevisions } from '../threads/revision-queries';
import { toPair, type ThreadPair } from './possible-duplicates';

export async function listDistinctThreads(db: Db): Promise<Set<ThreadPair>> {
  const rows = await db.selectFrom('distinctThreads').select(['firstId', 'secondId']).execute();
  return new Set(rows.map(({ firstId, secondId }) => toPair(firstId, secondId)));
}

/** Records that two threads belong to different people. A repeated call changes nothing. Throws 404 or 409. */
export async function markDistinct(
  tx: Tx,
  [one, other]: readonly [string, string],
  actor: Actor,
): Promise<void> {
  if (one === other) {
    throw new HttpError(409, 'same_thread', 'This is the same thread. Choose another one.');
  }
  const ids = [one, other].toSorted();
  const threads = await tx
    .selectFrom('threads')
    .select(['id', 'firstName', 'lastName'])
    .where('id', 'in', ids)
    .execute();
  const [first, second] = ids.map((id) => threads.find((thread) => thread.id === id));
  if (first === undefined || second === undefined) throw notFound();
  const added = await tx
    .insertInto('distinctThreads')
    .values({ firstId: first.id, secondId: second.id, at: actor.at, byEmail: actor.email })
    .onConflict((conflict) => conflict.columns(['firstId', 'secondId']).doNothing())
    .returning('firstId')
    .executeTakeFirst();
  if (added === undefined) return;
  const named = first.id === one ? second : first;
  await recordAudit(tx, actor, {
    action: 'distinct',
    subject: { kind: 'thread', id: one },
    detail: `from ${formatPersonName(named)}`,
  });
  await bumpThreadRevisions(tx, ids);
}
