import type { ThreadPatch, ThreadState } from '../../../../contract/inbox/change-schema';
import { recordAudit } from '../../../services/audit/record-audit';
import type { Actor } from '../../../core/db/change-log';
import type { Db } from '../../../core/db/engine';
import { addThreadEvent } from './event-queries';

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
  { email, at, batch }: Actor,
): Promise<boolean> {
  const { status, assignee } = change;
  const changed = await tx
    .updateTable('threads')
    .set({ status, assignee, version: version + 1, changedBy: email })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) return false;
  const entry = { at, actor: email, batch, subject: { kind: 'thread', id } as const };
  const actor = { email, at };
  if (status !== undefined) await addThreadEvent(tx, id, { kind: 'status', detail: status }, actor);
  if (assignee !== undefined) {
    await addThreadEvent(tx, id, { kind: 'assigned', detail: assignee }, actor);
  }
  if (status !== undefined) await recordAudit(tx, { ...entry, action: `status-${status}` });
  if (assignee === null) await recordAudit(tx, { ...entry, action: 'unassign' });
  else if (assignee !== undefined) {
    await recordAudit(tx, { ...entry, action: 'assign', detail: assignee });
  }
  return true;
}

/** Marks a new thread contacted after a reply or call. Other statuses were set by hand and stay. */
export async function markContacted(tx: Db, id: string, { email, at }: Actor): Promise<void> {
  const changed = await tx
    .updateTable('threads')
    .set((eb) => ({ status: 'contacted', version: eb('version', '+', 1), changedBy: email }))
    .where('id', '=', id)
    .where('status', '=', 'new')
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) return;
  const event = { kind: 'status', detail: 'contacted' } as const;
  await addThreadEvent(tx, id, event, { email, at });
  const subject = { kind: 'thread', id } as const;
  await recordAudit(tx, { at, actor: email, action: 'status-contacted', subject });
}
