import { group, sum } from 'd3-array';
import type { Unread } from '../../../../contract/inbox/unread-schema';
import { maxCounted, maxUnreadThreads } from '../../../../contract/shared/list-limits';
import type { Access } from '../../../../contract/shared/roles';
import type { Db } from '../../../core/db/engine';
import { isInRegions } from '../../../core/db/region-clause';
import { newId } from '../../../core/db/uuid';
import type { InboxReaderTable, ReadMarkTable } from '../table';
import { selectMemberIds, type ThreadQuery } from '../threads/member-queries';

export type ReadMark = Omit<ReadMarkTable, 'email'>;

/** Oldest first. Counted by their own thread, so that marks stay right after a merge and its undoing. */
export type LoggedMessage = { threadId: string; at: string; direction: 'in' | 'out' };

export type Reader = Pick<InboxReaderTable, 'email' | 'readBefore'>;

/** Older messages count as read, and so do those in other threads than the last ones with messages, so that polling stays fast. */
const maxUnreadAge = 90 * 24 * 60 * 60_000;
const maxCandidates = 2_000;

/** Changes with the account's marks. */
export async function getReaderRevision(db: Db, email: string): Promise<string> {
  const reader = await db
    .selectFrom('inboxReaders')
    .select('revision')
    .where('email', '=', email)
    .executeTakeFirst();
  return reader?.revision ?? 'none';
}

/** For a new account, everything before it was added counts as read. */
export async function findReader(db: Db, email: string): Promise<Reader> {
  const account = await db
    .selectFrom('accounts')
    .leftJoin('inboxReaders as reader', 'reader.email', 'accounts.email')
    .select((eb) => eb.fn.coalesce('reader.readBefore', 'accounts.createdAt').as('readBefore'))
    .where('accounts.email', '=', email)
    .executeTakeFirstOrThrow();
  return { email, ...account };
}

function getOldestUnread(now: Date): string {
  return new Date(now.getTime() - maxUnreadAge).toISOString();
}

/** The time of the count, and the regions that the account sees. */
type Scope = { now: Date; regions: Access['regions'] };

/** Threads, merged ones too (`own`), with messages after those that the account has read or seen (`mark`). */
export function selectUnread(
  db: Db,
  { email, readBefore }: Reader,
  count: 'readCount' | 'seenCount',
  { now, regions }: Scope,
) {
  const latest = db
    .selectFrom('threads')
    .select(['id', 'mergedInto', 'lastInAt', 'lastInPosition', 'messageCount'])
    .where('lastInAt', '>', getOldestUnread(now))
    // The one that shows a merged thread may be of another region.
    .where((eb) => eb.or([isInRegions(regions, 'region'), eb('mergedInto', 'is not', null)]))
    .orderBy('lastInAt', 'desc')
    .limit(maxCandidates);
  return db
    .selectFrom(latest.as('own'))
    .leftJoin('readMarks as mark', (join) =>
      join.onRef('mark.threadId', '=', 'own.id').on('mark.email', '=', email),
    )
    .where((eb) =>
      eb
        .case()
        .when('mark.threadId', 'is', null)
        .then(eb('own.lastInAt', '>', readBefore))
        .else(eb('own.lastInPosition', '>', eb.ref(`mark.${count}`)))
        .end(),
    );
}

export async function countUnread(db: Db, reader: Reader, scope: Scope): Promise<Unread> {
  // An unseen message is unread too.
  const own = await selectUnread(db, reader, 'readCount', scope)
    .innerJoin('threads as visible', (join) =>
      join.on((eb) => eb('visible.id', '=', eb.fn.coalesce('own.mergedInto', 'own.id'))),
    )
    .where(isInRegions(scope.regions, 'visible.region'))
    .select(['own.id', 'visible.id as userId', 'visible.activeAt'])
    .orderBy('own.lastInAt', 'desc')
    .limit(maxCounted)
    .execute();
  const counts = await countMessages(
    db,
    reader,
    own.map(({ id }) => id),
    scope.now,
  );
  const byThread = group(own, ({ userId }) => userId);
  const threads = [...byThread].map(([userId, members]) => ({
    userId,
    unread: sum(members, ({ id }) => counts.get(id)?.unread),
    activeAt: members[0]?.activeAt ?? '',
  }));
  return {
    newMessages: Math.min(
      maxCounted,
      sum(counts.values(), ({ unseen }) => unseen),
    ),
    threads: threads
      .filter(({ unread }) => unread > 0)
      .sort((a, b) => (a.activeAt < b.activeAt ? 1 : -1))
      .slice(0, maxUnreadThreads)
      .map(({ userId, unread }) => ({ userId, unread })),
  };
}

/** Of the person, by their thread. */
async function countMessages(
  db: Db,
  { email, readBefore }: Reader,
  threadIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, { unread: number; unseen: number }>> {
  if (threadIds.length === 0) return new Map();
  const numbered = db
    .selectFrom('messages')
    .select(['subjectId', 'direction', 'at'])
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('subjectId').orderBy('at').orderBy('id'))
        .as('position'),
    )
    .where('subjectId', 'in', threadIds);
  const rows = await db
    .selectFrom(numbered.as('message'))
    .leftJoin('readMarks as mark', (join) =>
      join.onRef('mark.threadId', '=', 'message.subjectId').on('mark.email', '=', email),
    )
    .select('message.subjectId')
    .select((eb) => {
      const countAfter = (count: 'readCount' | 'seenCount') =>
        eb.fn.sum<number>(
          eb
            .case()
            .when(
              eb.or([
                eb.and([eb('mark.threadId', 'is', null), eb('message.at', '>', readBefore)]),
                eb('message.position', '>', eb.ref(`mark.${count}`)),
              ]),
            )
            .then(1)
            .else(0)
            .end(),
        );
      return [countAfter('readCount').as('unread'), countAfter('seenCount').as('unseen')];
    })
    .where('message.direction', '=', 'in')
    .where('message.at', '>', getOldestUnread(now))
    .groupBy('message.subjectId')
    .execute();
  return new Map(rows.map(({ subjectId, ...counts }) => [subjectId, counts]));
}

/** The messages of a visible thread, oldest first, and the marks of the account. */
export async function readMarks(
  db: Db,
  { email }: Reader,
  visibleId: string,
): Promise<{ log: LoggedMessage[]; marks: ReadonlyMap<string, ReadMark> }> {
  const members = selectMemberIds(db, visibleId);
  const log = await db
    .selectFrom('messages')
    .select(['subjectId as threadId', 'at', 'direction'])
    .where('subjectId', 'in', members)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const marks = await db
    .selectFrom('readMarks')
    .select(['threadId', 'seenCount', 'readCount'])
    .where('email', '=', email)
    .where('threadId', 'in', members)
    .execute();
  return { log, marks: new Map(marks.map((mark) => [mark.threadId, mark])) };
}

export async function saveMarks(tx: Db, reader: Reader, marks: readonly ReadMark[]): Promise<void> {
  if (marks.length === 0) return;
  for (const mark of marks) {
    await tx
      .insertInto('readMarks')
      .values({ email: reader.email, ...mark })
      .onConflict((conflict) => conflict.columns(['email', 'threadId']).doUpdateSet(mark))
      .execute();
  }
  await bumpReaderRevision(tx, reader);
}

/**
 * Marks all messages of threads as seen, or as read too.
 * @param visible a query for threads, or ids
 */
export async function markAll(
  tx: Db,
  reader: Reader,
  { state, ...scope }: Scope & { state: 'seen' | 'read' },
  visible: ThreadQuery | readonly string[],
): Promise<void> {
  const { email, readBefore } = reader;
  const marked = await tx
    .insertInto('readMarks')
    .columns(['email', 'threadId', 'seenCount', 'readCount'])
    .expression(
      selectUnread(tx, reader, `${state}Count`, scope)
        .where((eb) => {
          const id = eb.fn.coalesce('own.mergedInto', 'own.id');
          return 'select' in visible
            ? eb.exists(visible.select('threads.id').where('threads.id', '=', id))
            : eb(id, 'in', visible);
        })
        .select((eb) => [
          eb.val(email).as('email'),
          'own.id as threadId',
          'own.messageCount as seenCount',
          state === 'read'
            ? 'own.messageCount as readCount'
            : eb.fn
                .coalesce(
                  'mark.readCount',
                  eb
                    .selectFrom('messages')
                    .select(({ fn }) => fn.countAll<number>().as('count'))
                    .whereRef('subjectId', '=', 'own.id')
                    .where('at', '<=', readBefore),
                )
                .as('readCount'),
        ]),
    )
    .onConflict((conflict) =>
      conflict.columns(['email', 'threadId']).doUpdateSet((eb) => ({
        seenCount: eb.ref('excluded.seenCount'),
        readCount: eb.ref('excluded.readCount'),
      })),
    )
    .returning('threadId')
    .execute();
  if (marked.length > 0) await bumpReaderRevision(tx, reader);
}

async function bumpReaderRevision(tx: Db, { email, readBefore }: Reader): Promise<void> {
  const revision = newId();
  await tx
    .insertInto('inboxReaders')
    .values({ email, readBefore, revision })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ revision }))
    .execute();
}
