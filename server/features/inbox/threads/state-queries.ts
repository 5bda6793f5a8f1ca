import type { ThreadPatch, ThreadState } from '../../../../contract/inbox/change-schema';
import { recordAudit, type AuditRecord } from '../../../services/audit/record-audit';
import { addEvent, type NewEvent } from '../../../services/messages/event-queries';
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

/**
 * Changes and audits a thread's state. False if the thread is no longer at `version`.
 * @param change without the fields that stay
 */
export async function changeThreadState(
  tx: Db,
  { id, version }: { id: string; version: number },
  change: ThreadPatch,
  actor: Actor,
): Promise<boolean> {
  const { status, assignee } = change;
  const changed = await tx
    .updateTable('threads')
    .set({ status, assignee, version: version + 1, changedBy: actor.email })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) return false;
  const subject = { kind: 'thread', id } as const;
  const add = (event: NewEvent) => addEvent(tx, subject, event, actor);
  const audit = (entry: Omit<AuditRecord, 'subject'>) =>
    recordAudit(tx, actor, { ...entry, subject });
  if (status !== undefined) await add({ kind: 'status', detail: status });
  if (assignee !== undefined) await add({ kind: 'assigned', detail: assignee });
  if (status !== undefined) await audit({ action: `status-${status}` });
  if (assignee === null) await audit({ action: 'unassign' });
  else if (assignee !== undefined) await audit({ action: 'assign', detail: assignee });
  return true;
}

/**
 * After a reply or call, a new thread is contacted; other statuses were set by hand and stay. The first who replies takes an
 * unassigned thread. A simultaneous change of the thread wins.
 */
export async function markContacted(
  tx: Db,
  id: string,
  { takesThread }: { takesThread: boolean },
  actor: Actor,
): Promise<void> {
  const state = await findThreadState(tx, id);
  if (state === null) return;
  const change: ThreadPatch = {
    ...(state.status === 'new' && { status: 'contacted' }),
    ...(takesThread && state.assignee === null && { assignee: actor.email }),
  };
  if (Object.keys(change).length > 0) await changeThreadState(tx, { ...state, id }, change, actor);
}
