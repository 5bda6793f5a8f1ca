import { sql } from 'kysely';
import type { RegionId } from '../../../../contract/shared/regions';
import type { Access } from '../../../../contract/shared/roles';
import type { Db } from '../../../core/db/engine';
import { countRows } from '../../../core/db/pagination';
import { isInRegions } from '../../../core/db/region-clause';
import { isWaitOver, withoutIndex } from './list-queries';

/** How many people wait for a reply, and since when, by assignee. */
export function listWaiting(db: Db, regions: Access['regions']) {
  return selectVisible(db, regions)
    .select(({ fn }) => [
      'assignee',
      fn.countAll<number>().as('count'),
      fn.min<string>('waitsSince').as('oldest'),
    ])
    .where('waitsSince', 'is not', null)
    .groupBy('assignee')
    .execute();
}

/** Threads whose latest reply was not delivered. */
export function countFailed(db: Db, regions: Access['regions']): Promise<number> {
  return countRows(selectVisible(db, regions).where(({ eb, lit }) => eb('failed', '=', lit(1))));
}

function selectVisible(db: Db, regions: Access['regions']) {
  return db
    .selectFrom('threads')
    .where('mergedInto', 'is', null)
    .where(isInRegions(regions, withoutIndex('region')));
}

export function countSubmissions(
  db: Db,
  regions: Access['regions'],
  since: string,
): Promise<{ day: string; region: RegionId; count: number }[]> {
  return db
    .selectFrom('submissions')
    .select(({ fn }) => ['day', 'region', fn.countAll<number>().as('count')])
    .where('day', '>=', since)
    .where(isInRegions(regions, 'region'))
    .groupBy(['day', 'region'])
    .execute();
}

export type WaitsOfDay = {
  day: string;
  region: RegionId;
  total: number;
  /** Milliseconds until the response of each wait that had one. */
  answeredAfter: number[];
};

/** The waits that began on this day or later and count for response times. */
export async function listWaits(
  db: Db,
  regions: Access['regions'],
  since: string,
  now: Date,
): Promise<WaitsOfDay[]> {
  const rows = await db
    .selectFrom('waits as counted')
    .select(({ fn }) => ['day', 'region', fn.countAll<number>().as('total')])
    // One text per day, because a year of rows would take longer to read than to count.
    .select(sql<string | null>`string_agg(cast(answered_after as text), ',')`.as('durations'))
    .where('day', '>=', since)
    .where(isWaitOver(now))
    .where(isInRegions(regions, 'region'))
    .groupBy(['day', 'region'])
    .execute();
  return rows.map(({ durations, ...row }) => ({
    ...row,
    answeredAfter: durations === null ? [] : durations.split(',').map(Number),
  }));
}
