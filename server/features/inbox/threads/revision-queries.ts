import type { Db } from '../../../core/db/engine';
import { newId } from '../../../core/db/uuid';
import { bumpRevision } from '../../../core/db/list-revisions';

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

/** All of them, because a server whose clock is behind writes revisions that sort before those already read. */
export function listThreadRevisions(db: Db): Promise<ThreadRevision[]> {
  return db.selectFrom('threads').select(['id', 'revision', 'mergedInto']).execute();
}
