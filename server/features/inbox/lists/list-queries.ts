import { sql } from 'kysely';
import type { DueFilter } from '../../../../contract/inbox/constants';
import type { ThreadFilter } from '../../../../contract/inbox/filter';
import { getStartOfOfficeDay } from '../../../../contract/shared/dates/time-zone';
import { maxCounted } from '../../../../contract/shared/list-limits';
import { getOfficeDay } from '../../../../contract/shared/region-facts';
import { defaultRegion } from '../../../../contract/shared/regions';
import type { Access } from '../../../../contract/shared/roles';
import type { Db } from '../../../core/db/engine';
import { countRows } from '../../../core/db/pagination';
import { isInRegions } from '../../../core/db/region-clause';
import { hasFollowUp, toSpan } from '../../../services/follow-ups/list-queries';
import type { IndexFilter } from '../../../services/search-index/filter-queries';
import { hasTag } from '../../../services/tags/queries';
import type { ThreadTable } from '../table';
import { selectUnread, type Reader } from '../unread/queries';
import type { ThreadQuery } from '../threads/member-queries';
import { getChannelBit } from '../threads/summary';

export type ListFilter = {
  filter: Omit<ThreadFilter, 'query'>;
  /** Of the signed-in account, which 'mine' means. */
  email: string;
  /** That the account sees. */
  regions: Access['regions'];
  now: Date;
  /** Candidates of a search. */
  indexFilter: IndexFilter | null;
  /** Only the threads that this account has not read. */
  unreadBy: Reader | null;
  /** Stays in the list of unread threads. */
  open?: string | undefined;
  /** Default: lists of open work hide them, and lists that look for something don't. */
  hidesSnoozed?: boolean | undefined;
};

/** The threads that a list shows, unsorted. */
export function selectListed(db: Db, list: ListFilter): ThreadQuery {
  const query = selectRegardlessOfDays(db, list);
  const { filter, now } = list;
  if (!hasDays(filter)) return query;
  return query.where(
    sql<boolean>`threads.n in (
      select counted.thread_n from ${getCounted(filter)} as counted where ${matchesDays(filter, now)}
    )`,
  );
}

function selectRegardlessOfDays(db: Db, list: ListFilter): ThreadQuery {
  const { status, assignee, region, channel, waiting, failed, due } = list.filter;
  const { snoozed, followUp, source, language, tag } = list.filter;
  const { indexFilter, unreadBy, regions, open = '' } = list;
  const isFew =
    (assignee ?? due ?? followUp ?? source ?? language ?? tag) !== null ||
    waiting ||
    failed ||
    snoozed;
  const isOpen = status === 'open' && !isFew;
  // Open threads, failed ones, tagged ones, and each channel have an index, which SQLite doesn't use for a parameter.
  let query: ThreadQuery = db
    .selectFrom('threads')
    .where(isOpen || tag !== null ? withoutIndex('mergedInto') : 'threads.mergedInto', 'is', null);
  if (assignee === 'nobody') query = query.where('threads.assignee', 'is', null);
  else if (assignee !== null) {
    query = query.where('threads.assignee', '=', assignee === 'mine' ? list.email : assignee);
  }
  if (status === 'open') {
    query = query.where('threads.status', '<>', isOpen ? sql.lit('closed') : 'closed');
  } else if (status !== 'all') {
    query = query.where(isFew ? withoutIndex('status') : 'threads.status', '=', status);
  }
  // The index has the order of the list within a region.
  const canUseIndex = !isFew && status === 'all';
  if (region !== null) {
    query = query.where(canUseIndex ? 'threads.region' : withoutIndex('region'), '=', region);
  }
  const [only] = regions ?? [];
  if (region === null && canUseIndex && regions?.length === 1 && only) {
    query = query.where('threads.region', '=', only);
  } else {
    query = query.where(isInRegions(regions, withoutIndex('region')));
  }
  if (channel !== null) {
    query = query.where(sql<boolean>`threads.channels & ${sql.lit(getChannelBit(channel))} <> 0`);
  }
  if (source !== null) query = query.where('threads.source', '=', source);
  if (language !== null) query = query.where('threads.language', '=', language);
  if (tag !== null) query = query.where(hasTag('threads', tag));
  if (waiting) query = query.where('threads.waitsSince', 'is not', null);
  if (failed) query = query.where(sql<boolean>`threads.failed = ${sql.lit(1)}`);
  if (snoozed) query = query.where('threads.snoozedUntil', 'is not', null);
  else if (list.hidesSnoozed ?? isOpenWork(list)) {
    // They are few: a condition on the column would read every row that an index has.
    query = query.where(
      sql<boolean>`threads.n not in (select n from threads where snoozed_until is not null)`,
    );
  }
  const span = toSpan(followUp ?? undefined, list);
  if (span) query = query.where(hasFollowUp('thread', 'threads', span));
  if (due !== null) query = query.where('threads.dueAt', '<', getLatestDue(due, list.now));
  if (indexFilter) query = query.where(indexFilter('threads'));
  if (unreadBy) {
    const unread = selectUnread(db, unreadBy, 'readCount', list).select(({ fn }) =>
      fn.coalesce('own.mergedInto', 'own.id').as('id'),
    );
    query = query.where((eb) =>
      eb.or([eb('threads.id', 'in', unread), eb('threads.id', '=', open)]),
    );
  }
  return query;
}

/** True for open threads, unless the office looks for people who wait, failures, unread messages, follow-ups, or those behind a number. */
function isOpenWork({ filter, unreadBy }: ListFilter) {
  const { status, waiting, failed, due, followUp } = filter;
  const isLookup = waiting || failed || due !== null || followUp !== null || hasDays(filter);
  return status === 'open' && !isLookup && !unreadBy;
}

/** Keeps SQLite from choosing the index of a column by which fewer threads are left out. */
export const withoutIndex = (column: 'mergedInto' | 'status' | 'region') =>
  sql`lower(${sql.ref(`threads.${column}`)})`;

function getLatestDue(due: DueFilter, now: Date): string {
  const latest = due === 'overdue' ? now : getStartOfOfficeDay(getOfficeDay(defaultRegion, now), 1);
  return latest.toISOString();
}

const getCounted = ({ target }: ListFilter['filter']) =>
  sql.table<{ threadN: number }>(target === null ? 'submissions' : 'waits');

function hasDays({ from, to, target }: ListFilter['filter']): boolean {
  return from !== null || to !== null || target !== null;
}

/** Of the submissions, or with `target` of the waits, as `counted`. */
function matchesDays({ from, to, target }: ListFilter['filter'], now: Date) {
  const conditions = [
    ...(from === null ? [] : [sql`counted.day >= ${from}`]),
    ...(to === null ? [] : [sql`counted.day <= ${to}`]),
    ...(target === 'kept' ? [sql`counted.kept = 1`] : []),
    ...(target === 'missed' ? [isMissed(now)] : []),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Answered late, or overdue. */
export function isMissed(now: Date) {
  return sql<boolean>`(counted.kept = 0 or counted.kept is null and counted.due_at < ${now.toISOString()})`;
}

/** The submissions of the listed threads on the days of the filter, or with `target` their waits; null if it has neither. */
export async function countOnDays(
  db: Db,
  list: ListFilter,
  found: readonly ThreadTable[] | null,
): Promise<number | null> {
  const { filter, now } = list;
  if (!hasDays(filter)) return null;
  const ns = found?.map(({ n }) => n);
  if (ns?.length === 0) return 0;
  const threads = selectRegardlessOfDays(db, list).$if(ns !== undefined, (query) =>
    query.where('threads.n', 'in', ns ?? []),
  );
  return countRows(
    threads
      .innerJoin(getCounted(filter).as('counted'), 'counted.threadN', 'threads.n')
      .where(matchesDays(filter, now)),
  );
}

/** Counts no further than a screen shows. */
export async function countListed(
  db: Db,
  list: ListFilter,
): Promise<{ total: number; isTotalCapped: boolean }> {
  const some = selectListed(db, list)
    .select('threads.n')
    .limit(maxCounted + 1);
  const count = await countRows(db.selectFrom(some.as('some')));
  return { total: Math.min(count, maxCounted), isTotalCapped: count > maxCounted };
}

const orderColumns = {
  wait: 'waitsSince',
  due: 'dueAt',
  'follow-up': 'followUpAt',
  activity: 'activeAt',
} as const;

/** The orders that list some threads first, by a column; the other threads follow by activity. */
const firstOrders = {
  latest: null,
  waiting: 'wait',
  due: 'due',
  'follow-up': 'follow-up',
} as const;

/** The position of a thread in a list's order. Sorted by wait, due time, or follow-up, those who have one come first. */
export type Place = { order: keyof typeof orderColumns; at: string; n: number };

export function getPlace(thread: ThreadTable, { sort }: Pick<ThreadFilter, 'sort'>): Place {
  const { activeAt, n } = thread;
  const order = firstOrders[sort];
  const at = order && thread[orderColumns[order]];
  return at ? { order, at, n } : { order: 'activity', at: activeAt, n };
}

export type Span = {
  /** Not included; null for the start of the list. */
  from: Place | null;
  /** Towards the start of the list. */
  isBackward?: boolean;
  limit: number;
};

/** Up to `limit` threads of a list after a place, or before it the nearest first. */
export async function readListed(
  db: Db,
  list: ListFilter,
  { from, isBackward = false, limit }: Span,
): Promise<ThreadTable[]> {
  const { sort, waiting, due } = list.filter;
  const firstOrder = firstOrders[sort];
  const isOnlyFirst = firstOrder === 'wait' ? waiting : firstOrder === 'due' && due !== null;
  const orders: Place['order'][] = firstOrder === null || !isOnlyFirst ? ['activity'] : [];
  if (firstOrder !== null) orders.unshift(firstOrder);
  if (isBackward) orders.reverse();
  const first = Math.max(0, from === null ? 0 : orders.indexOf(from.order));
  const threads: ThreadTable[] = [];
  for (const order of orders.slice(first)) {
    const column = `threads.${orderColumns[order]}` as const;
    const isAscending = (order !== 'activity') !== isBackward;
    let query = selectListed(db, list).selectAll('threads');
    if (firstOrder !== null) {
      const isFirst = order === 'activity' ? 'is' : 'is not';
      query = query.where(`threads.${orderColumns[firstOrder]}`, isFirst, null);
    }
    if (from?.order === order) {
      query = query.where((eb) =>
        eb(
          eb.refTuple(column, 'threads.n'),
          isAscending ? '>' : '<',
          eb.tuple(from.at as string | null, from.n),
        ),
      );
    }
    threads.push(
      ...(await query
        .orderBy(column, isAscending ? 'asc' : 'desc')
        .orderBy('threads.n', isAscending ? 'asc' : 'desc')
        .limit(limit - threads.length)
        .execute()),
    );
    if (threads.length === limit) break;
  }
  return threads;
}

/** In a URL. */
export function formatCursor({ order, at }: Place, { id }: Pick<ThreadTable, 'id'>): string {
  return `${order}~${at}~${id}`;
}

export async function parseCursor(db: Db, cursor: string): Promise<Place | null> {
  const [, order, at, id] =
    /^(wait|due|follow-up|activity)~([\dTZ:.-]+)~([\w-]+)$/.exec(cursor) ?? [];
  if (order === undefined || at === undefined || id === undefined) return null;
  const row = await db.selectFrom('threads').select('n').where('id', '=', id).executeTakeFirst();
  return { order: order as Place['order'], at, n: row?.n ?? 0 };
}
