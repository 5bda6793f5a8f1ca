import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../../../core/db/engine';
import { lockRows } from '../../../core/db/concurrency/lock-rows';
import type { RecordSource } from '../../../core/http/presence/presence';
import type { Tables } from '../../../core/db/tables';

export type ThreadQuery = SelectQueryBuilder<Tables, 'threads', object>;

/** The thread that shows a thread's messages: itself, or the one it was merged into. An unknown id is returned unchanged. */
export async function findVisibleThreadId(db: Db, threadId: string): Promise<string> {
  const row = await db
    .selectFrom('threads')
    .select('mergedInto')
    .where('id', '=', threadId)
    .executeTakeFirst();
  return row?.mergedInto ?? threadId;
}

/** Of the thread that shows an id's messages. Undefined for an unknown id. */
export async function findVisibleRegion(db: Db, threadId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('threads')
    .select('region')
    .where('id', '=', await findVisibleThreadId(db, threadId))
    .executeTakeFirst();
  return row?.region;
}

export const threadRecords: RecordSource = {
  kind: 'thread',
  table: 'threads',
  findRegion: findVisibleRegion,
};

/** Subquery for the ids of a thread and of all threads merged into it. */
export function selectMemberIds(db: Db, threadId: string) {
  return db
    .selectFrom('threads')
    .select('threads.id')
    .where((eb) => eb.or([eb('threads.id', '=', threadId), eb('mergedInto', '=', threadId)]));
}

/** Locks a thread and the one that shows it, so that the second of two messages at once counts both. Returns the visible one's id. */
export async function lockVisible(tx: Db, threadId: string): Promise<string> {
  const visibleId = await findVisibleThreadId(tx, threadId);
  await lockRows(tx, 'threads', [threadId, visibleId]);
  // A merge may have been faster.
  const current = await findVisibleThreadId(tx, threadId);
  return current === visibleId ? visibleId : lockVisible(tx, threadId);
}
