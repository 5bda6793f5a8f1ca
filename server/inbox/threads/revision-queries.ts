import type { Db } from '../../db/engine';
import { newId } from '../../db/uuid';
import { touchList } from '../../db/list-revisions';

/**
 * Says that what the office sees of a thread has changed: every change of it, its messages, their files and how far they have
 * come ends in this, in the same transaction. Whoever keeps the list in memory reads that thread anew.
 */
export async function touchThread(tx: Db, threadId: string): Promise<void> {
  await touchThreads(tx, [threadId]);
}

/** The same for several threads; for none, nothing has changed. */
export async function touchThreads(tx: Db, threadIds: readonly string[]): Promise<void> {
  if (threadIds.length === 0) return;
  await tx.updateTable('threads').set({ revision: newId() }).where('id', 'in', threadIds).execute();
  await touchList(tx, 'chats');
}

/** The same for every thread of a telephone number: whether it may be texted has changed. */
export async function touchThreadsOf(tx: Db, contact: string): Promise<void> {
  const rows = await tx.selectFrom('threads').select('id').where('contact', '=', contact).execute();
  await touchThreads(
    tx,
    rows.map(({ id }) => id),
  );
}

/**
 * Takes a thread's row, so that it changes for nobody else before this transaction ends, and gives it another revision. Whoever takes
 * several does so in the order of their ids, and touches the list of threads last, as all do: else two wait for each other.
 */
export async function takeThread(tx: Db, threadId: string): Promise<void> {
  await tx.updateTable('threads').set({ revision: newId() }).where('id', '=', threadId).execute();
}

/** What has to be known of every thread to see which have changed. */
export type ThreadRevision = {
  id: string;
  revision: string;
  /** The thread it has been merged into, or null. */
  mergedInto: string | null;
};

/** The revisions of the threads that have one from `since` on; '': of all there are. */
export async function listRevisions(db: Db, since: string): Promise<ThreadRevision[]> {
  return db
    .selectFrom('threads')
    .select(['id', 'revision', 'merged_into as mergedInto'])
    .where('revision', '>=', since)
    .execute();
}
