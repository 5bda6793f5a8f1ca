import type { ThreadState } from '../../../contract/inbox/change-schema';
import { toThreadStatus, type ThreadStatus } from '../../../contract/inbox/constants';
import type { Db } from '../../db/engine';
import { recordAudit } from '../../audit/service';

/** A thread's state with who has made it so; null: the person, by writing again. */
export type KnownState = ThreadState & { changedBy: string | null };

/** The state of a thread, or null when there is none. */
export async function findThreadState(db: Db, threadId: string): Promise<KnownState | null> {
  const row = await db
    .selectFrom('threads')
    .select(['status', 'assignee', 'version', 'changed_by'])
    .where('id', '=', threadId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    status: toThreadStatus(row.status),
    assignee: row.assignee,
    version: row.version,
    changedBy: row.changed_by,
  };
}

type StateChange = {
  threadId: string;
  /** The version the change was decided on. */
  version: number;
  status?: ThreadStatus | undefined;
  assignee?: string | null | undefined;
  by: string;
  at: string;
};

/**
 * Changes status and assignee of a thread that is still at `version`, and records it. False, and nothing is changed, when it is at
 * another: somebody was faster.
 */
export async function changeThreadState(tx: Db, change: StateChange): Promise<boolean> {
  const { threadId, version, status, assignee, by, at } = change;
  const changed = await tx
    .updateTable('threads')
    .set({
      ...(status === undefined ? {} : { status }),
      ...(assignee === undefined ? {} : { assignee }),
      version: version + 1,
      changed_by: by,
    })
    .where('id', '=', threadId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) return false;
  const entry = { at, actor: by, subject: { kind: 'thread', id: threadId } as const };
  if (status !== undefined) await recordAudit(tx, { ...entry, action: `status-${status}` });
  if (assignee === null) await recordAudit(tx, { ...entry, action: 'unassign' });
  else if (assignee !== undefined)
    await recordAudit(tx, { ...entry, action: 'assign', detail: assignee });
  return true;
}

/** Whom the office has answered or called is new no longer. Any other status stays: it was set by hand. */
export async function markContacted(
  tx: Db,
  { threadId, by, at }: { threadId: string; by: string; at: string },
): Promise<void> {
  const changed = await tx
    .updateTable('threads')
    .set((eb) => ({ status: 'contacted', version: eb('version', '+', 1), changed_by: by }))
    .where('id', '=', threadId)
    .where('status', '=', 'new')
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) return;
  const subject = { kind: 'thread', id: threadId } as const;
  await recordAudit(tx, { at, actor: by, action: 'status-contacted', subject });
}
