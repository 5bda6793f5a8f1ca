import { sql, type RawBuilder } from 'kysely';
import {
  helpDeskTypes,
  type HelpDeskType,
  type QueueSort,
  type QueueView,
} from '../../../contract/help-desk/constants';
import type { HelpDeskCounts, QueueItem } from '../../../contract/help-desk/queue-schema';
import type { RegionId } from '../../../contract/shared/regions';
import type { Vault } from '../../db/encryption/encryption';
import type { Db } from '../../db/engine';
import { countRows, type Page } from '../../db/pagination';
import { whereMatches } from '../../db/search-clause';
import { readQueueItems, selectQueueItems } from '../records/queries';
import { addReferenceDashes } from '../reference';

/** Null and '' mean no filter. */
export type QueueFilter = {
  type: HelpDeskType;
  show: QueueView;
  /** An e-mail address, or 'nobody'. */
  assignee: string | null;
  region: RegionId | null;
  search: string;
  sort: QueueSort;
  isDescending: boolean;
};

export async function listQueue(
  db: Db,
  vault: Vault,
  filter: QueueFilter,
  page: Page,
): Promise<QueueItem[]> {
  const order = getOrder(filter);
  const ids = selectMatches(db, filter)
    .select('id')
    .orderBy(order)
    .limit(page.limit)
    .offset(page.skip);
  return readQueueItems(vault, selectQueueItems(db).where('helpDesk.id', 'in', ids).orderBy(order));
}

export function countQueue(db: Db, filter: QueueFilter): Promise<number> {
  return countRows(selectMatches(db, filter));
}

/** The number of waiting requests in each queue, and the time of the oldest. */
export async function countWaiting(
  db: Db,
  types: readonly HelpDeskType[],
): Promise<HelpDeskCounts['queues']> {
  const rows = await db
    .selectFrom('helpDesk')
    .select((eb) => [
      'type',
      eb.fn.countAll().as('waiting'),
      eb.fn.min('createdAt').as('oldestWaitingAt'),
    ])
    .where('reviewed', '=', 0)
    .where('type', 'in', helpDeskTypes)
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

function selectMatches(db: Db, { type, show, assignee, region, search }: QueueFilter) {
  let query = db.selectFrom('helpDesk').where('type', '=', type);
  if (show === 'approved' || show === 'declined') query = query.where('decision', '=', show);
  else if (show !== 'all') query = query.where('reviewed', '=', show === 'reviewed' ? 1 : 0);
  if (assignee === 'nobody') query = query.where('assignee', 'is', null);
  else if (assignee !== null) query = query.where('assignee', '=', assignee);
  if (region !== null) query = query.where('region', '=', region);
  return whereMatches(query, addReferenceDashes(search));
}

/** Empty values come last in both directions. */
function getOrder({
  sort,
  isDescending,
}: Pick<QueueFilter, 'sort' | 'isDescending'>): RawBuilder<unknown> {
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const opposite = sql.raw(isDescending ? 'asc' : 'desc');
  const keys: Record<QueueSort, RawBuilder<unknown>> = {
    // Waiting requests oldest first, then reviewed ones newest first.
    waiting: sql`reviewed ${direction}, case when reviewed = 0 then help_desk.created_at end ${direction}, help_desk.created_at ${opposite}`,
    at: sql`help_desk.created_at ${direction}`,
    name: sql`words ${direction}`,
    assignee: sql`assignee is null, assignee ${direction}`,
    region: sql`region ${direction}`,
    firstDay: sql`first_day is null, first_day ${direction}`,
  };
  return sql`${keys[sort]}, help_desk.id ${direction}`;
}
