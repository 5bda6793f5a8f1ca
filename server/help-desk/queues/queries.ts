import { sql, type RawBuilder } from 'kysely';
import type { HelpDeskCounts, QueueItem } from '../../../contract/help-desk/queue-schema';
import {
  type QueueShow,
  helpDeskTypes,
  type HelpDeskType,
} from '../../../contract/help-desk/constants';
import type { RegionId } from '../../../contract/shared/regions';
import type { Db } from '../../db/engine';
import { countOf, type Page } from '../../db/pagination';
import type { Vault } from '../../db/encryption/encryption';
import { readItems } from '../records/item-queries';
import { withDashedReferences } from '../reference';
import { whereWords } from '../../db/search-clause';

export type QueueSort = 'waiting' | 'at' | 'name' | 'assignee' | 'region' | 'firstDay';

/** What of a queue is wanted; null is no filter. */
export type QueueFilter = {
  type: HelpDeskType;
  show: QueueShow;
  /** An e-mail, or 'nobody'. */
  assignee: string | null;
  region: RegionId | null;
  /** '' is no filter. */
  search: string;
  sort: QueueSort;
  down: boolean;
};

/** The records that a filter leaves, in its order: `limit` of them after the first `skip`. What they say is opened for these alone. */
export async function listQueue(
  db: Db,
  vault: Vault,
  filter: QueueFilter,
  page: Page,
): Promise<QueueItem[]> {
  const rows = await matching(db, filter)
    .select('id')
    .orderBy(ordering(filter))
    .limit(page.limit)
    .offset(page.skip)
    .execute();
  return readItems(
    db,
    vault,
    rows.map(({ id }) => id),
  );
}

/** How many records a filter leaves. */
export function countQueue(db: Db, filter: QueueFilter): Promise<number> {
  return countOf(matching(db, filter));
}

/** What waits in each of these queues, and since when the oldest does. */
export async function countWaiting(
  db: Db,
  types: readonly HelpDeskType[],
): Promise<HelpDeskCounts['queues']> {
  const rows = await db
    .selectFrom('help_desk')
    .select((eb) => [
      'type',
      eb.fn.countAll().as('waiting'),
      eb.fn.min('created_at').as('oldestWaitingAt'),
    ])
    .where('reviewed', '=', 0)
    .where('type', 'in', helpDeskTypes)
    .groupBy('type')
    .execute();
  return types.map((type) => {
    const row = rows.find((one) => one.type === type);
    return {
      type,
      waiting: Number(row?.waiting ?? 0),
      oldestWaitingAt: row?.oldestWaitingAt ?? null,
    };
  });
}

function matching(db: Db, { type, show, assignee, region, search }: QueueFilter) {
  let query = db.selectFrom('help_desk').where('type', '=', type);
  if (show === 'approved' || show === 'declined') query = query.where('decision', '=', show);
  else if (show !== 'all') query = query.where('reviewed', '=', show === 'reviewed' ? 1 : 0);
  if (assignee === 'nobody') query = query.where('assignee', 'is', null);
  else if (assignee !== null) query = query.where('assignee', '=', assignee);
  if (region !== null) query = query.where('region', '=', region);
  return whereWords(query, withDashedReferences(search));
}

/** The way back is the same order from its end; who has nothing to be ordered by comes last either way. */
function ordering({ sort, down }: Pick<QueueFilter, 'sort' | 'down'>): RawBuilder<unknown> {
  const way = sql.raw(down ? 'desc' : 'asc');
  const back = sql.raw(down ? 'asc' : 'desc');
  const keys: Record<QueueSort, RawBuilder<unknown>> = {
    waiting: sql`reviewed ${way}, case when reviewed = 0 then created_at end ${way}, created_at ${back}`,
    at: sql`created_at ${way}`,
    name: sql`words ${way}`,
    assignee: sql`assignee is null, assignee ${way}`,
    region: sql`region ${way}`,
    firstDay: sql`first_day is null, first_day ${way}`,
  };
  return sql`${keys[sort]}, id ${way}`;
}
