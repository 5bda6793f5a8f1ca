import type { Channel } from '../../../../contract/inbox/constants';
import type { Db } from '../../../core/db/engine';
import { newId } from '../../../core/db/uuid';
import type { SubmissionTable, WaitTable } from '../table';
import { selectMemberIds } from './member-queries';
import { summarizeOwn, summarizeThread } from './summary';

/** Keeps what lists and counts need of a visible thread, and of those merged into it, with the thread. */
export async function refreshThread(tx: Db, visibleId: string): Promise<void> {
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
    .where('subjectId', 'in', selectMemberIds(tx, visibleId))
    .orderBy('at')
    .orderBy('id')
    .$narrowType<{ channel: Channel }>()
    .execute();
  const { summary, submissions, waits } = summarizeThread(messages, visible);
  const none = summarizeThread([], visible);
  const revision = newId();
  for (const { id, n } of members) {
    const own = summarizeOwn(messages.filter(({ subjectId }) => subjectId === id));
    const shown = id === visibleId ? { summary, submissions, waits } : none;
    await tx
      .updateTable('threads')
      .set({ ...own, ...shown.summary, revision })
      .where('n', '=', n)
      .execute();
    await replaceRows(tx, 'submissions', n, shown.submissions);
    await replaceRows(tx, 'waits', n, shown.waits);
  }
}

type Rows = { submissions: SubmissionTable; waits: WaitTable };

/** Most changes only concern the last row. */
async function replaceRows<Table extends keyof Rows>(
  tx: Db,
  table: Table,
  threadN: number,
  rows: readonly Omit<Rows[Table], 'threadN'>[],
): Promise<void> {
  const wanted = rows.map((row) => ({ threadN, ...row }) as Rows[Table]);
  const stored = await tx
    .selectFrom(table as keyof Rows)
    .selectAll()
    .where('threadN', '=', threadN)
    .orderBy('position')
    .execute();
  const isStored = (row: Rows[Table], index: number) =>
    Object.entries(row).every(
      ([column, value]) => stored[index]?.[column as keyof SubmissionTable] === value,
    );
  const changed = wanted.findIndex((row, index) => !isStored(row, index));
  const start = changed === -1 ? wanted.length : changed;
  if (start < stored.length) {
    await tx
      .deleteFrom(table as keyof Rows)
      .where('threadN', '=', threadN)
      .where('position', '>=', start)
      .execute();
  }
  if (start < wanted.length) {
    await tx
      .insertInto(table as keyof Rows)
      .values(wanted.slice(start) as WaitTable[])
      .execute();
  }
}
