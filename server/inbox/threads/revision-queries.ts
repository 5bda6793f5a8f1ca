import type { Db } from '../../db/engine';
import { newId } from '../../db/uuid';
import { bumpRevision } from '../../db/list-revisions';

/** Call it in every transaction that changes a thread, its messages, files, or delivery. The in-memory inbox then rereads it. */
export async function bumpThreadRevision(tx: Db, threadId: string): Promise<void> {
  await bumpThreadRevisions(tx, [threadId]);
}

export async function bumpThreadRevisions(tx: Db, threadIds: readonly string[]): Promise<void> {
  if (threadIds.length === 0) return;
  await tx.updateTable('threads').set({ revision: newId() }).where('id', 'in', threadIds).execute();
  await bumpRevision(tx, 'chats');
}

/** For all threads of a phone number, when texting becomes allowed or forbidden. */
export async function bumpContactRevisions(tx: Db, contact: string): Promise<void> {
  const rows = await tx.selectFrom('threads').select('id').where('contact', '=', contact).execute();
  await bumpThreadRevisions(
    tx,
    rows.map(({ id }) => id),
  );
}

export type ThreadRevision = { id: string; revision: string; mergedInto: string | null };

/** Longer than the difference between the servers' clocks plus the longest transaction, in milliseconds. */
const overlap = 60 * 60_000;

/**
 * The threads that have changed since a time, and some that changed shortly before it. A revision is a version 7 UUID, so it
 * sorts by time.
 * @param since milliseconds since 1970, or 0 for all threads
 */
export function listThreadRevisions(db: Db, since: number): Promise<ThreadRevision[]> {
  const time = Math.max(0, since - overlap)
    .toString(16)
    .padStart(12, '0');
  return db
    .selectFrom('threads')
    .select(['id', 'revision', 'mergedInto'])
    .where('revision', '>=', since === 0 ? '' : `${time.slice(0, 8)}-${time.slice(8)}`)
    .execute();
}
