import type { ThreadState } from '../../../contract/inbox/change-schema';
import { toThreadStatus, type ThreadStatus } from '../../../contract/inbox/constants';
import type { Db } from '../../db/engine';
import { recordAudit } from '../../audit/service';

/** changedBy is null if the visitor changed the state by writing again. */
type KnownState = ThreadState & { changedBy: string | null };

export async function findThreadState(db: Db, threadId: string): Promise<KnownState | null> {
  const row = await db
    .selectFrom('threads')
    .select(['status', 'assignee', 'version', 'changedBy'])
    .where('id', '=', threadId)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, status: toThreadStatus(row.status) };
}

type StateChange = {
  threadId: string;
  /** The version that the change is based on. */
  version: number;
  status?: ThreadStatus | undefined;
  assignee?: string | null | undefined;
  by: string;
  at: string;
};

/** Changes and audits a thread's state. False if the thread is no longer at `version`. */
export async function changeThreadState(tx: Db, change: StateChange): Promise<boolean> {
  const { threadId, version, status, assignee, by, at } = change;
  const changed = await tx
    .updateTable('threads')
    .set({
      ...(status !== undefined && { status }),
      ...(assignee !== undefined && { assignee }),
      version: version + 1,
      changedBy: by,
    })
    .where('id', '=', threadId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) return false;
  const entry = { at, actor: by, subject: { kind: 'thread', id: threadId } as const };
  if (status !== undefined) await recordAudit(tx, { ...entry, action: `status-${status}` });
  if (assignee === null) await recordAudit(tx, { ...entry, action: 'unassign' });
  if (typeof assignee === 'string') {
    await recordAudit(tx, { ...entry, action: 'assign', detail: assignee });
  }
  return true;
}

/** Marks a new thread contacted after a reply or call. Other statuses were set by hand and stay. */
export async function markContacted(
  tx: Db,
  { threadId, by, at }: { threadId: string; by: string; at: string },
): Promise<void> {
  const changed = await tx
    .updateTable('threads')
    .set((eb) => ({ status: 'contacted', version: eb('version', '+', 1), changedBy: by }))
    .where('id', '=', threadId)
    .where('status', '=', 'new')
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) return;
  const subject = { kind: 'thread', id: threadId } as const;
  await recordAudit(tx, { at, actor: by, action: 'status-contacted', subject });
}
