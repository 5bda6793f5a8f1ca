import type { Channel } from '../../../../contract/inbox/constants';
import type { Db } from '../../../core/db/engine';
import { bumpRevision } from '../../../core/db/list-revisions';
import { newId } from '../../../core/db/uuid';
import type { SubmissionTable, WaitTable } from '../table';
import { lockVisible, selectMemberIds } from './member-queries';
import { summarizeOwn, summarizeThread } from './summary';

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

/** Keeps what lists and counts need of a visible thread, and of those merged into it, with the thread. */
async function refreshThread(tx: Db, visibleId: string): Promise<void> {
  const members = await tx
    .selectFrom('threads')
    .select(['id', 'n', 'status', 'region'])
    .where('id', 'in', selectMemberIds(tx, visibleId))
    .execute();
  const visible = members.find(({ id }) => id === visibleId);
  if (visible === undefined) return;
  const messages = await tx
    .selectFrom('messages')
    .select(['id', 'subjectId', 'at', 'channel', 'direction', 'intent', 'delivery', 'possibleSpam'])
    .select(['author', 'dueAt', 'replyWithin'])
    .where('subjectId', 'in', selectMemberIds(tx, visibleId))
    .orderBy('at')
    .orderBy('id')
    .$narrowType<{ channel: Channel }>()
    .execute();
  const followUp = await tx
    .selectFrom('followUps')
    .select('dueAt')
    .where('id', '=', visibleId)
    .executeTakeFirst();
  const { summary, submissions, waits } = summarizeThread(messages, visible);
  const none = summarizeThread([], visible);
  const revision = newId();
  for (const { id, n } of members) {
    const own = summarizeOwn(messages.filter(({ subjectId }) => subjectId === id));
    const isVisible = id === visibleId;
    const shown = isVisible ? { summary, submissions, waits } : none;
    const followUpAt = isVisible ? (followUp?.dueAt ?? null) : null;
    await tx
      .updateTable('threads')
      .set({ ...own, ...shown.summary, followUpAt, revision })
      .where('n', '=', n)
      .execute();
    await replaceRows(tx, 'submissions', n, shown.submissions);
    await replaceRows(tx, 'waits', n, shown.waits);
  }
}

async function replaceRows(
  tx: Db,
  table: 'submissions' | 'waits',
  threadN: number,
  rows: readonly Omit<SubmissionTable | WaitTable, 'threadN'>[],
): Promise<void> {
  await tx.deleteFrom(table).where('threadN', '=', threadN).execute();
  if (rows.length === 0) return;
  const values = rows.map((row) => ({ threadN, ...row }) as WaitTable);
  await tx.insertInto(table).values(values).execute();
}
