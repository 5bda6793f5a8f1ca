import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { ThreadFilter } from '../../../../contract/inbox/filter';
import type { ChatsFilter, ChatsQuery } from '../../../../contract/inbox/schema';
import { maxMatches } from '../../../../contract/shared/list-limits';
import { validationError } from '../../../core/http/errors';
import { getSearchQuery } from '../../../core/http/lists/search-header';
import { getStaff, type Staff } from '../../../core/http/request/staff';
import { collectMatches } from '../../../services/search-index/collect-matches';
import { parseIndexSearch, type IndexSearch } from '../../../services/search-index/index-search';
import { findIndexFilter } from '../../../services/search-index/filter-queries';
import type { Context } from '../../context';
import type { ThreadTable } from '../table';
import { findReader } from '../unread/queries';
import {
  countListed,
  formatCursor,
  getPlace,
  parseCursor,
  readListed,
  type ListFilter,
  type Place,
  type Span,
} from './list-queries';
import { readSearchTexts } from '../threads/index-queries';

type FilterRequest = FastifyRequest<{ Querystring: Static<typeof ChatsFilter> }>;

export function parseThreadFilter(request: FilterRequest): ThreadFilter {
  const { query } = request;
  return {
    query: getSearchQuery(request),
    status: query.status ?? 'open',
    assignee: query.assignee ?? null,
    region: query.region ?? null,
    channel: query.channel ?? null,
    source: query.source ?? null,
    language: query.language ?? null,
    tag: query.tag ?? null,
    from: query.from ?? null,
    to: query.to ?? null,
    target: query.target ?? null,
    due: query.due ?? null,
    waiting: query.waiting === '1',
    failed: query.failed === '1',
    snoozed: query.snoozed === '1',
    followUp: query.followUp ?? null,
    sort: query.sort ?? 'latest',
  };
}

/** A list, and the search in it. */
export type Listing = ListFilter & { search: IndexSearch | null };

type ListContext = Pick<Context, 'database' | 'encryption' | 'now'>;

export async function openListing(
  { database: { db }, encryption, now }: ListContext,
  { query, ...filter }: ThreadFilter,
  { email, access, isUnread = false, open }: Staff & { isUnread?: boolean; open?: string },
): Promise<Listing> {
  const search = parseIndexSearch(encryption, 'thread', query);
  // People search for someone, whether or not their thread is closed.
  const status = filter.status === 'open' && search !== null ? 'all' : filter.status;
  return {
    filter: { ...filter, status },
    email,
    regions: access.regions,
    now: now(),
    search,
    indexFilter: search && (await findIndexFilter(db, search)),
    unreadBy: isUnread ? await findReader(db, email) : null,
    open,
  };
}

/** The list that a request asks for. */
export function openRequested(context: ListContext, request: FilterRequest): Promise<Listing> {
  const { unread, open } = request.query as Static<typeof ChatsQuery>;
  return openListing(context, parseThreadFilter(request), {
    ...getStaff(request),
    isUnread: unread === '1',
    ...(open !== undefined && { open }),
  });
}

type Found = { threads: ThreadTable[]; hasMore: boolean };

export async function readThreads(
  { database: { db }, encryption }: ListContext,
  list: Listing,
  span: Span,
): Promise<Found> {
  const { search } = list;
  if (search === null) {
    const threads = await readListed(db, list, { ...span, limit: span.limit + 1 });
    return { threads: threads.slice(0, span.limit), hasMore: threads.length > span.limit };
  }
  const { rows, isCapped } = await collectMatches<ThreadTable>({
    limit: span.limit,
    readBatch: ({ last, limit }) => {
      const from = last ? getPlace(last, list.filter) : span.from;
      return readListed(db, list, { ...span, from, limit });
    },
    filter: async (threads) => {
      const ids = threads.map(({ id }) => id);
      const texts = await readSearchTexts(db, encryption, ids);
      return threads.filter(({ id }) => search.matches(texts.get(id) ?? []));
    },
  });
  return { threads: rows, hasMore: isCapped };
}

const batchSize = 500;

/** All threads of a list, in its order. */
export async function* walkThreads(
  context: ListContext,
  list: Listing,
): AsyncGenerator<ThreadTable[]> {
  let from: Place | null = null;
  for (;;) {
    const { threads, hasMore }: Found = await readThreads(context, list, {
      from,
      limit: batchSize,
    });
    const last = threads.at(-1);
    if (last === undefined) return;
    yield threads;
    if (!hasMore) return;
    from = getPlace(last, list.filter);
  }
}

type Counted = {
  total: number;
  isTotalCapped: boolean;
  /** All matches of a search, as far as they were counted; null if the list isn't searched. */
  matches: readonly ThreadTable[] | null;
};

export type ListPage = Counted & {
  threads: readonly ThreadTable[];
  newer: string | null;
  older: string | null;
};

type Cursors = { after?: string; before?: string; limit: number };

/** Throws 400 for a cursor that is none. */
export async function readPage(
  context: ListContext,
  list: Listing,
  cursors: Cursors,
): Promise<ListPage> {
  if (cursors.after === undefined && cursors.before === undefined && list.search !== null) {
    const counted = await countTotal(context, list);
    const threads = (counted.matches ?? []).slice(0, cursors.limit);
    const hasMore = counted.isTotalCapped || counted.total > threads.length;
    return {
      ...counted,
      threads,
      newer: null,
      older: hasMore ? toCursor(list, threads.at(-1)) : null,
    };
  }
  const [counted, page] = await Promise.all([
    countTotal(context, list),
    readAtCursor(context, list, cursors),
  ]);
  return { ...counted, ...page };
}

async function readAtCursor(
  context: ListContext,
  list: Listing,
  { after, before, limit }: Cursors,
): Promise<Omit<ListPage, keyof Counted>> {
  if (before !== undefined) {
    const from = await requireCursor(context, 'before', before);
    const { threads, hasMore } = await readThreads(context, list, {
      from,
      isBackward: true,
      limit,
    });
    threads.reverse();
    if (hasMore) {
      const newer = toCursor(list, threads[0]);
      return { threads, newer, older: toCursor(list, threads.at(-1)) };
    }
    // The first page is full, even if the pages behind it have shifted since.
  }
  const from = after === undefined ? null : await requireCursor(context, 'after', after);
  const { threads, hasMore } = await readThreads(context, list, { from, limit });
  return {
    threads,
    newer: from && toCursor(list, threads[0]),
    older: hasMore ? toCursor(list, threads.at(-1)) : null,
  };
}

function toCursor({ filter }: Listing, thread: ThreadTable | undefined): string | null {
  return thread ? formatCursor(getPlace(thread, filter), thread) : null;
}

async function countTotal(context: ListContext, list: Listing): Promise<Counted> {
  if (list.search === null) {
    return { ...(await countListed(context.database.db, list)), matches: null };
  }
  const { threads, hasMore } = await readThreads(context, list, { from: null, limit: maxMatches });
  return { total: threads.length, isTotalCapped: hasMore, matches: threads };
}

async function requireCursor(
  { database }: ListContext,
  field: 'after' | 'before',
  cursor: string,
): Promise<Place> {
  const place = await parseCursor(database.db, cursor);
  if (place === null) throw validationError({ [field]: 'Use a cursor from the list.' });
  return place;
}
