import type { Db, Tx } from '../engine';
import { recordAudit } from './audit';
import { touchThread } from './thread-revisions';

/** The thread that shows an id's messages: itself, or the one it was merged into. An id that is none is returned as it is. */
export async function findShownId(db: Db, threadId: string): Promise<string> {
  const row = await db
    .selectFrom('threads')
    .select('merged_into')
    .where('id', '=', threadId)
    .executeTakeFirst();
  return row?.merged_into ?? threadId;
}

/** Query of the ids of a thread and of all that were merged into it, to be compared with a message's `thread_id`. */
export function membersOf(db: Db, threadId: string) {
  return db
    .selectFrom('threads')
    .select('threads.id')
    .where((eb) => eb.or([eb('threads.id', '=', threadId), eb('merged_into', '=', threadId)]));
}

type Merge = { from: string; into: string; by: string; at: string };

export type MergeRefusal = 'missing' | 'same' | 'merged';

/**
 * Lets a thread show the messages of another one, and of those merged into that before. Nothing is moved: each message stays with the
 * thread it was written in, so that it can be undone at any time. A thread that somebody still has to answer is not closed by it.
 * Returns why not, or null.
 */
export async function mergeThreads(
  tx: Tx,
  { from, into, by, at }: Merge,
): Promise<MergeRefusal | null> {
  if (from === into) return 'same';
  await lock(tx, from, into);
  const rows = await tx.selectFrom('threads').selectAll().where('id', 'in', [from, into]).execute();
  const [moved, kept] = [from, into].map((id) => rows.find((row) => row.id === id));
  if (moved === undefined || kept === undefined) return 'missing';
  if (kept.merged_into !== null || moved.merged_into !== null) {
    return moved.merged_into === into ? null : 'merged';
  }
  await tx
    .updateTable('threads')
    .set({ merged_into: into })
    .where((eb) => eb.or([eb('id', '=', from), eb('merged_into', '=', from)]))
    .execute();
  const status = kept.status === 'closed' && moved.status !== 'closed' ? moved.status : kept.status;
  await tx
    .updateTable('threads')
    .set({
      status,
      assignee: kept.assignee ?? moved.assignee,
      active_at: kept.active_at > moved.active_at ? kept.active_at : moved.active_at,
      version: kept.version + 1,
      changed_by: by,
    })
    .where('id', '=', into)
    .execute();
  const detail = `into ${kept.first_name} ${kept.last_name}`;
  await recordAudit(tx, { at, actor: by, action: 'merge', subject: from, detail });
  return null;
}

/** Lets a thread stand for itself again. False when it is not merged into `into`. */
export async function splitThread(tx: Tx, { from, into, by, at }: Merge): Promise<boolean> {
  await lock(tx, from, into);
  const row = await tx
    .updateTable('threads')
    .set((eb) => ({ merged_into: null, version: eb('version', '+', 1), changed_by: by }))
    .where('id', '=', from)
    .where('merged_into', '=', into)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return false;
  const kept = await tx
    .selectFrom('threads')
    .select(['first_name', 'last_name'])
    .where('id', '=', into)
    .executeTakeFirstOrThrow();
  const detail = `out of ${kept.first_name} ${kept.last_name}`;
  await recordAudit(tx, { at, actor: by, action: 'split', subject: from, detail });
  return true;
}

/**
 * Both rows are this transaction's from now on, taken in the same order by all: of two who merge the same two the opposite way round
 * the second sees what the first has done.
 */
async function lock(tx: Tx, ...threadIds: string[]): Promise<void> {
  for (const id of threadIds.sort()) await touchThread(tx, id);
}
