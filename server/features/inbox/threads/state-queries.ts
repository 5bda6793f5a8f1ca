import type { ThreadPatch, ThreadState } from '../../../../contract/inbox/change-schema';
import type { Actor } from '../../../core/db/change-log';
import type { Db } from '../../../core/db/engine';

/** changedBy is null if the visitor changed the state by writing again. */
export async function findThreadState(
  db: Db,
  id: string,
): Promise<(ThreadState & { changedBy: string | null }) | null> {
  const state = await db
    .selectFrom('threads')
    .select(['status', 'assignee', 'version', 'changedBy'])
    .where('id', '=', id)
    .executeTakeFirst();
  return state ?? null;
}

/** False if the thread is no longer at `version`. @param change without the fields that stay */
export async function updateThreadState(
  tx: Db,
  { id, version }: { id: string; version: number },
  { status, assignee }: ThreadPatch,
  actor: Actor,
): Promise<boolean> {
  const changed = await tx
    .updateTable('threads')
    .set({ status, assignee, version: version + 1, changedBy: actor.email })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
