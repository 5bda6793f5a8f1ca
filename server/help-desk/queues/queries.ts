import { sql, type RawBuilder } from 'kysely';
import type { HelpDeskCounts, QueueItem } from '../../../contract/help-desk/queue-schema';
import {
  type QueueView,
  helpDeskTypes,
  type HelpDeskType,
} from '../../../contract/help-desk/constants';
import type { RegionId } from '../../../contract/shared/regions';
import type { Db } from '../../db/engine';
import { countRows, type Page } from '../../db/pagination';
import type { Vault } from '../../db/encryption/encryption';
import { readQueueItems } from '../records/item-queries';
import { addReferenceDashes } from '../reference';
import { whereMatches } from '../../db/search-clause';

type QueueSort = 'waiting' | 'at' | 'name' | 'assignee' | 'region' | 'firstDay';

/** Null and '' mean no filter. */
export type QueueFilter = {
  type: HelpDeskType;
  show: QueueView;
  /** An e-mail address, or 'nobody'. */
  assignee: string | null;
  region: RegionId | null;
  search: string;
  sort: QueueSort;
  down: boolean;
};

export async function listQueue(
  db: Db,
  vault: Vault,
  filter: QueueFilter,
  page: Page,
): Promise<QueueItem[]> {
  const rows = await selectMatches(db, filter)
    .select('id')
    .orderBy(getOrder(filter))
    .limit(page.limit)
    .offset(page.skip)
    .execute();
  return readQueueItems(
    db,
    vault,
    rows.map(({ id }) => id),
  );
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
function getOrder({ sort, down }: Pick<QueueFilter, 'sort' | 'down'>): RawBuilder<unknown> {
  const direction = sql.raw(down ? 'desc' : 'asc');
  const opposite = sql.raw(down ? 'asc' : 'desc');
  const keys: Record<QueueSort, RawBuilder<unknown>> = {
    // Waiting requests oldest first, then reviewed ones newest first.
    waiting: sql`reviewed ${direction}, case when reviewed = 0 then created_at end ${direction}, created_at ${opposite}`,
    at: sql`created_at ${direction}`,
    name: sql`words ${direction}`,
    assignee: sql`assignee is null, assignee ${direction}`,
    region: sql`region ${direction}`,
    firstDay: sql`first_day is null, first_day ${direction}`,
  };
  return sql`${keys[sort]}, id ${direction}`;
}
