import type { Db, Tx } from '../../db/engine';
import { newId } from '../../db/uuid';
import { recordAudit } from '../../audit/service';
import { bumpRevision } from '../../db/list-revisions';
import { lockThread } from '../threads/revision-queries';

/** The thread that shows a thread's messages: itself, or the one it was merged into. An unknown id is returned unchanged. */
export async function findVisibleThreadId(db: Db, threadId: string): Promise<string> {
  const row = await db
    .selectFrom('threads')
    .select('mergedInto')
    .where('id', '=', threadId)
    .executeTakeFirst();
  return row?.mergedInto ?? threadId;
}

/** Subquery for the ids of a thread and of all threads merged into it. */
export function selectMemberIds(db: Db, threadId: string) {
  return db
    .selectFrom('threads')
    .select('threads.id')
    .where((eb) => eb.or([eb('threads.id', '=', threadId), eb('mergedInto', '=', threadId)]));
}

type Merge = { from: string; into: string; by: string; at: string };

/** The state of the target thread before a merge, and its version after it. */
type MergeMemory = { status: string; assignee: string | null; version: number; at: string };

type MergeError = 'missing' | 'same' | 'merged';
type SplitError = 'missing' | 'split' | 'merged';

/**
 * Shows the messages of `from`, and of threads merged into it, in `into`. No message moves, so a merge can always be undone. If
 * someone still waits for a reply, the merged thread is not closed.
 */
export async function mergeThreads(
  tx: Tx,
  { from, into, by, at }: Merge,
): Promise<MergeError | null> {
  if (from === into) return 'same';
  const [source, target] = await lockThreads(tx, from, into);
  if (source === undefined || target === undefined) return 'missing';
  if (target.mergedInto !== null || source.mergedInto !== null) {
    return source.mergedInto === into ? null : 'merged';
  }
  await tx
    .updateTable('threads')
    .set({ mergedInto: into, mergeMemory: null, revision: newId() })
    .where('mergedInto', '=', from)
    .execute();
  const version = target.version + 1;
  const memory: MergeMemory = { status: target.status, assignee: target.assignee, version, at };
  await tx
    .updateTable('threads')
    .set({ mergedInto: into, mergeMemory: JSON.stringify(memory) })
    .where('id', '=', from)
    .execute();
  const isReopened = target.status === 'closed' && source.status !== 'closed';
  await tx
    .updateTable('threads')
    .set({
      status: isReopened ? source.status : target.status,
      assignee: target.assignee ?? source.assignee,
      activeAt: target.activeAt > source.activeAt ? target.activeAt : source.activeAt,
      version,
      changedBy: by,
    })
    .where('id', '=', into)
    .execute();
  await recordAudit(tx, {
    at,
    actor: by,
    action: 'merge',
    subject: { kind: 'thread', id: from },
    detail: `into ${target.firstName} ${target.lastName}`,
  });
  await bumpRevision(tx, 'chats');
  return null;
}

/**
 * Undoes a merge. The target gets its former status and assignee back unless someone has changed them since. 'split': the
 * threads are already separate; 'merged': `from` is now merged into another thread.
 */
export async function splitThread(
  tx: Tx,
  { from, into, by, at }: Merge,
): Promise<SplitError | null> {
  const [source, target] = await lockThreads(tx, from, into);
  if (source === undefined || target === undefined) return 'missing';
  if (source.mergedInto !== into) return source.mergedInto === null ? 'split' : 'merged';
  await tx
    .updateTable('threads')
    .set({
      mergedInto: null,
      mergeMemory: null,
      version: source.version + 1,
      changedBy: by,
    })
    .where('id', '=', from)
    .execute();
  if (source.mergeMemory !== null) {
    const memory = JSON.parse(source.mergeMemory) as MergeMemory;
    const { status, assignee } = memory;
    if (target.version === memory.version) {
      await tx
        .updateTable('threads')
        .set({ status, assignee, version: target.version + 1, changedBy: by })
        .where('id', '=', into)
        .execute();
    }
    // If someone closed the merged thread since, nobody waits for a reply.
    if (target.status !== 'closed') await reopenIfWaiting(tx, [from, into], memory.at);
  }
  await recordAudit(tx, {
    at,
    actor: by,
    action: 'split',
    subject: { kind: 'thread', id: from },
    detail: `out of ${target.firstName} ${target.lastName}`,
  });
  await bumpRevision(tx, 'chats');
  return null;
}

/** Reopens closed threads in which the visitor has written since a time. Opt-outs and opt-ins need no reply. */
async function reopenIfWaiting(tx: Tx, threadIds: readonly string[], since: string): Promise<void> {
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
            .where('messages.threadId', 'in', selectMemberIds(tx, id))
            .where('messages.direction', '=', 'in')
            .where('messages.intent', 'is', null)
            .where('messages.at', '>', since),
        ),
      )
      .execute();
  }
}

/** Locks in the order of the ids, so that two opposite merges of the same threads cannot deadlock. */
async function lockThreads(tx: Tx, from: string, into: string) {
  const ids = [from, into];
  for (const id of ids.toSorted()) await lockThread(tx, id);
  const rows = await tx.selectFrom('threads').selectAll().where('id', 'in', ids).execute();
  return ids.map((id) => rows.find((row) => row.id === id));
}
