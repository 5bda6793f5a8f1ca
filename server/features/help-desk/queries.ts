import { sql, type RawBuilder } from 'kysely';
import { type HelpDeskType, type QueueSort } from '../../../contract/help-desk/constants';
import type {
  HelpDeskCounts,
  HelpDeskRecord,
  QueueItem,
  QueueQuery,
} from '../../../contract/help-desk/queue-schema';
import {
  requestActivities,
  type RequestActivity,
} from '../../../contract/overview/activity-schema';
import type { Access } from '../../../contract/shared/roles';
import { type Encryption, decryptDetails } from '../../core/db/encryption/encryption';
import type { Db } from '../../core/db/engine';
import { decryptContact } from '../../core/db/encryption/person';
import { isInRegions } from '../../core/db/region-clause';
import { countRows, type Page } from '../../core/db/pagination';
import {
  hasFollowUp,
  orderByFollowUp,
  type FollowUpSpan,
} from '../../services/follow-ups/list-queries';
import { withFollowUps } from '../../services/follow-ups/queries';
import { hasTag } from '../../services/tags/queries';
import { selectLatestEvents } from '../../services/messages/event-queries';
import { readIndexedPage, type FoundPage } from '../../services/search-index/collect-matches';
import { parseIndexSearch, type IndexSearch } from '../../services/search-index/index-search';
import { detailsContext, readQueueItems, selectQueueItems } from './records/queries';
import { addReferenceDashes, listSearchTexts } from './reference';

/**
 * The newest records of these types, newest first, and the total. If there are more than `limit`, waiting records come before
 * reviewed ones. `review` is the text 'true' or 'false', as in the specification.
 */
export async function listHelpDesk(
  db: Db,
  encryption: Encryption,
  { limit, ...visible }: VisibleRequests & { limit: number },
): Promise<{ records: HelpDeskRecord[]; total: number }> {
  const requests = selectVisible(db, visible);
  const rows = await requests
    .select(['id', 'type', 'createdAt as at', 'reference', 'personEncrypted', 'region'])
    .select(['reviewed', 'detailsEncrypted'])
    .orderBy('reviewed')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const records = rows
    .map(({ reviewed, detailsEncrypted, ...row }) => ({
      ...decryptContact(encryption, 'helpDesk', row),
      review: reviewed === 1 ? 'true' : 'false',
      details: decryptDetails(encryption, detailsEncrypted, detailsContext(row.id)),
    }))
    .sort((a, b) => (`${a.at} ${a.id}` > `${b.at} ${b.id}` ? -1 : 1));
  return { records, total: await countRows(requests) };
}

/** The types and regions of the requests that someone sees. */
export type VisibleRequests = { types: readonly HelpDeskType[]; regions: Access['regions'] };

function selectVisible(db: Db, { types, regions }: VisibleRequests) {
  return db.selectFrom('helpDesk').where('type', 'in', types).where(isInRegions(regions, 'region'));
}

/** Both engines limit the values in a statement. */
const maxIds = 500;

type FoundRequest = Pick<HelpDeskRecord, 'id' | 'type' | 'reference' | 'name' | 'contact'>;

/** Waiting requests first, the newest of them first. */
export async function findRequests(
  db: Db,
  encryption: Encryption,
  visible: VisibleRequests,
  search: string,
  page: Page,
): Promise<FoundRequest[]> {
  if (visible.types.length === 0) return [];
  const requests = selectVisible(db, visible);
  const { items } = await readIndexedPage(db, {
    search: parseRequestSearch(encryption, search),
    page,
    read: async (isCandidate, { limit, offset }) => {
      const rows = await requests
        .where(isCandidate('helpDesk'))
        .select(['id', 'type', 'reference', 'personEncrypted'])
        .orderBy('reviewed')
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map((row) => decryptContact(encryption, 'helpDesk', row));
    },
    count: () => countRows(requests),
    listTexts: listSearchTexts,
  });
  return items;
}

/** The longest wait first. @param assignee null: nobody */
export async function listWaitingRequests(
  db: Db,
  encryption: Encryption,
  { assignee, limit, ...visible }: VisibleRequests & { assignee: string | null; limit: number },
): Promise<{ id: string; type: HelpDeskType; name: string; at: string }[]> {
  if (visible.types.length === 0) return [];
  const rows = await selectVisible(db, visible)
    .select(['id', 'type', 'createdAt as at', 'personEncrypted'])
    .where('reviewed', '=', 0)
    .where('assignee', assignee === null ? 'is' : '=', assignee)
    .orderBy('createdAt')
    .limit(limit)
    .execute();
  return rows.map(({ personEncrypted, ...row }) => {
    const { name } = decryptContact(encryption, 'helpDesk', { id: row.id, personEncrypted });
    return { ...row, name };
  });
}

function parseRequestSearch(encryption: Encryption, search: string): IndexSearch | null {
  return parseIndexSearch(encryption, 'request', addReferenceDashes(search));
}

export async function listRequestActivity(
  db: Db,
  encryption: Encryption,
  { types, regions }: VisibleRequests,
  limit: number,
): Promise<RequestActivity[]> {
  if (types.length === 0) return [];
  const rows = await selectLatestEvents(db, 'request', requestActivities, limit)
    .crossJoin('helpDesk as request')
    .whereRef('request.id', '=', 'event.subjectId')
    .where('request.type', 'in', types)
    .where(isInRegions(regions, 'request.region'))
    .select(['request.id as record', 'request.type', 'request.region', 'request.personEncrypted'])
    .execute();
  return rows.map(({ kind: what, detail, count, personEncrypted, ...row }) => {
    const to = what === 'assigned' ? detail : null;
    const { name } = decryptContact(encryption, 'helpDesk', { id: row.record, personEncrypted });
    return { ...row, name, ...(count > 1 && { count }), kind: 'request', what, to };
  });
}

export type QueueFilter = Omit<QueueQuery, 'page' | 'down' | 'assignee' | 'followUp'> & {
  type: HelpDeskType;
  span: FollowUpSpan | undefined;
  /** An email address, or 'nobody'. */
  assignee: string | undefined;
  search: string;
  isDescending: boolean;
  regions: Access['regions'];
};

export async function listQueue(
  db: Db,
  encryption: Encryption,
  filter: QueueFilter,
  page: Page,
): Promise<FoundPage<QueueItem>> {
  const order = getOrder(filter);
  const filtered = filterQueue(db, filter);
  // Only the page is read in full, because a search may check thousands of requests.
  const { items: found, ...total } = await readIndexedPage(db, {
    search: parseRequestSearch(encryption, filter.search),
    page,
    read: async (isCandidate, { limit, offset }) => {
      const rows = await filtered
        .where(isCandidate('helpDesk'))
        .select(['id', 'reference', 'personEncrypted'])
        .orderBy(order)
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map((row) => decryptContact(encryption, 'helpDesk', row));
    },
    count: () => countRows(filtered),
    listTexts: listSearchTexts,
  });
  const items: QueueItem[] = [];
  for (let from = 0; from < found.length; from += maxIds) {
    const ids = found.slice(from, from + maxIds).map(({ id }) => id);
    const query = selectQueueItems(db).where('helpDesk.id', 'in', ids).orderBy(order);
    items.push(...(await readQueueItems(encryption, query)));
  }
  return { items: await withFollowUps(db, encryption, items), ...total };
}

/** Emails of staff who have a request of the queue. */
export async function listAssigned(db: Db, visible: VisibleRequests): Promise<string[]> {
  const rows = await selectVisible(db, visible).select('assignee').distinct().execute();
  return rows.flatMap(({ assignee }) => assignee ?? []);
}

export async function countWaiting(
  db: Db,
  visible: VisibleRequests,
): Promise<HelpDeskCounts['queues']> {
  const { types } = visible;
  if (types.length === 0) return [];
  const rows = await selectVisible(db, visible)
    .select((eb) => [
      'type',
      eb.fn.countAll().as('waiting'),
      eb.fn.min('createdAt').as('oldestWaitingAt'),
    ])
    .where('reviewed', '=', 0)
    .groupBy('type')
    .execute();
  return types.map((type) => {
    const row = rows.find((candidate) => candidate.type === type);
    return {
      type,
      waiting: Number(row?.waiting ?? 0),
      oldestWaitingAt: row?.oldestWaitingAt ?? null,
    };
  });
}

function filterQueue(db: Db, filter: QueueFilter) {
  const { type, regions, show = 'all', assignee, region, tag, span } = filter;
  let query = selectVisible(db, { types: [type], regions });
  if (show === 'approved' || show === 'declined') query = query.where('decision', '=', show);
  else if (show !== 'all') query = query.where('reviewed', '=', show === 'reviewed' ? 1 : 0);
  if (assignee === 'nobody') query = query.where('assignee', 'is', null);
  else if (assignee) query = query.where('assignee', '=', assignee);
  if (region) query = query.where('region', '=', region);
  if (tag) query = query.where(hasTag('help_desk', tag));
  if (span) query = query.where(hasFollowUp('request', 'help_desk', span));
  return query;
}

/** Empty values come last in both directions. */
function getOrder({
  sort = 'waiting',
  isDescending,
}: Pick<QueueFilter, 'sort' | 'isDescending'>): RawBuilder<unknown> {
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const opposite = sql.raw(isDescending ? 'asc' : 'desc');
  const keys: Record<QueueSort, RawBuilder<unknown>> = {
    // Waiting requests oldest first, then reviewed ones newest first.
    waiting: sql`reviewed ${direction}, case when reviewed = 0 then help_desk.created_at end ${direction}, help_desk.created_at ${opposite}`,
    at: sql`help_desk.created_at ${direction}`,
    assignee: sql`assignee is null, assignee ${direction}`,
    region: sql`region ${direction}`,
    firstDay: sql`first_day is null, first_day ${direction}`,
    followUp: orderByFollowUp('help_desk', isDescending),
  };
  return sql`${keys[sort]}, help_desk.id ${direction}`;
}
