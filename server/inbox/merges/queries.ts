import type { Db, Tx } from '../../db/engine';
import { newId } from '../../db/uuid';
import { recordAudit } from '../../audit/service';
import { touchList } from '../../db/list-revisions';
import { takeThread } from '../threads/revision-queries';

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

/** What a merge found in the thread it merged into, with the version it left that thread at, and when it was. */
type MergeMemory = { status: string; assignee: string | null; version: number; at: string };

export type MergeRefusal = 'missing' | 'same' | 'merged';
export type SplitRefusal = 'missing' | 'split' | 'merged';

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
  await take(tx, from, into);
  const rows = await tx.selectFrom('threads').selectAll().where('id', 'in', [from, into]).execute();
  const [moved, kept] = [from, into].map((id) => rows.find((row) => row.id === id));
  if (moved === undefined || kept === undefined) return 'missing';
  if (kept.merged_into !== null || moved.merged_into !== null) {
    return moved.merged_into === into ? null : 'merged';
  }
  // Those that were in `from` are told nothing of `into`: what they knew of was `from`. They have changed too: whoever keeps the list reads them anew.
  await tx
    .updateTable('threads')
    .set({ merged_into: into, merge_memory: null, revision: newId() })
    .where('merged_into', '=', from)
    .execute();
  const version = kept.version + 1;
  const memory: MergeMemory = { status: kept.status, assignee: kept.assignee, version, at };
  await tx
    .updateTable('threads')
    .set({ merged_into: into, merge_memory: JSON.stringify(memory) })
    .where('id', '=', from)
    .execute();
  const status = kept.status === 'closed' && moved.status !== 'closed' ? moved.status : kept.status;
  await tx
    .updateTable('threads')
    .set({
      status,
      assignee: kept.assignee ?? moved.assignee,
      active_at: kept.active_at > moved.active_at ? kept.active_at : moved.active_at,
      version,
      changed_by: by,
    })
    .where('id', '=', into)
    .execute();
  const detail = `into ${kept.first_name} ${kept.last_name}`;
  await recordAudit(tx, {
    at,
    actor: by,
    action: 'merge',
    subject: { kind: 'thread', id: from },
    detail,
  });
  await touchList(tx, 'chats');
  return null;
}

/**
 * Lets a thread stand for itself again, and gives the other one back the status and assignee it had before, where nobody has changed
 * them since. Returns why not, or null: 'split' when it stands for itself already, 'merged' when it stands in yet another one.
 */
export async function splitThread(
  tx: Tx,
  { from, into, by, at }: Merge,
): Promise<SplitRefusal | null> {
  await take(tx, from, into);
  const rows = await tx.selectFrom('threads').selectAll().where('id', 'in', [from, into]).execute();
  const [moved, kept] = [from, into].map((id) => rows.find((row) => row.id === id));
  if (moved === undefined || kept === undefined) return 'missing';
  if (moved.merged_into !== into) return moved.merged_into === null ? 'split' : 'merged';
  await tx
    .updateTable('threads')
    .set({
      merged_into: null,
      merge_memory: null,
      version: moved.version + 1,
      changed_by: by,
    })
    .where('id', '=', from)
    .execute();
  if (moved.merge_memory !== null) {
    const memory = JSON.parse(moved.merge_memory) as MergeMemory;
    const { status, assignee } = memory;
    if (kept.version === memory.version) {
      await tx
        .updateTable('threads')
        .set({ status, assignee, version: kept.version + 1, changed_by: by })
        .where('id', '=', into)
        .execute();
    }
    // In a thread that has been closed by hand since, nobody waits.
    if (kept.status !== 'closed') await reopenHeard(tx, [from, into], memory.at);
  }
  const detail = `out of ${kept.first_name} ${kept.last_name}`;
  await recordAudit(tx, {
    at,
    actor: by,
    action: 'split',
    subject: { kind: 'thread', id: from },
    detail,
  });
  await touchList(tx, 'chats');
  return null;
}

/** Who merged one of these threads last, or took it out; null when nobody has. */
export async function whoLast(
  db: Db,
  action: 'merge' | 'split',
  threadIds: readonly string[],
): Promise<string | null> {
  const row = await db
    .selectFrom('audit')
    .select('actor')
    .where('action', '=', action)
    .where('subject_kind', '=', 'thread')
    .where('subject', 'in', threadIds)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.actor ?? null;
}

/**
 * A closed thread in which the person has written since a time is new again, as it would be had it stood for itself. Who only opts
 * out of texts, or in, waits for nobody.
 */
async function reopenHeard(tx: Tx, threadIds: readonly string[], since: string): Promise<void> {
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
            .where('messages.thread_id', 'in', membersOf(tx, id))
            .where('messages.direction', '=', 'in')
            .where('messages.intent', 'is', null)
            .where('messages.at', '>', since),
        ),
      )
      .execute();
  }
}

/**
 * Both rows are this transaction's from now on, taken in the same order by all: of two who merge the same two the opposite way round
 * the second sees what the first has done.
 */
async function take(tx: Tx, ...threadIds: string[]): Promise<void> {
  for (const id of threadIds.sort()) await takeThread(tx, id);
}
