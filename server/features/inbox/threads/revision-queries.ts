import type { Db } from '../../../core/db/engine';
import { bumpRevision } from '../../../core/db/list-revisions';
import { lockVisible } from './member-queries';
import { refreshThread } from './refresh-queries';

/** Call it at the end of every transaction that changes a thread, its messages, files, or delivery. */
export async function bumpThreadRevision(tx: Db, threadId: string): Promise<void> {
  await bumpThreadRevisions(tx, [threadId]);
}

export async function bumpThreadRevisions(tx: Db, threadIds: readonly string[]): Promise<void> {
  if (threadIds.length === 0) return;
  const visibleIds = new Set<string>();
  for (const id of threadIds.toSorted()) visibleIds.add(await lockVisible(tx, id));
  for (const id of visibleIds) await refreshThread(tx, id);
  await bumpRevision(tx, 'threads');
}
