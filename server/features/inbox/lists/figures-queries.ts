import { sql } from 'kysely';
import type { RegionId } from '../../../../contract/shared/regions';
import type { Db } from '../../../core/db/engine';
import { countRows } from '../../../core/db/pagination';
import { isWaitOver } from './list-queries';

/** How many people wait for a reply, and since when, by assignee. */
export function listWaiting(db: Db) {
  return selectVisible(db)
    .select(({ fn }) => [
      'assignee',
      fn.countAll<number>().as('count'),
      fn.min<string>('waitsSince').as('oldest'),
    ])
    .where('waitsSince', 'is not', null)
    .where('snoozedUntil', 'is', null)
    .groupBy('assignee')
    .execute();
}

/** Threads whose latest reply was not delivered. */
export function countFailed(db: Db): Promise<number> {
  return countRows(selectVisible(db).where(({ eb, lit }) => eb('failed', '=', lit(1))));
}

/** The threads of an account in which people have written since then, latest first. */
export function listNewInMine(
  db: Db,
  { email, since, limit }: { email: string; since: string; limit: number },
) {
  return db
    .selectFrom('threads as own')
    .innerJoin('threads as visible', (join) =>
      join.on((eb) => eb('visible.id', '=', eb.fn.coalesce('own.mergedInto', 'own.id'))),
    )
    .select('visible.id')
    .select(({ fn }) => fn.max<string>('own.lastInAt').as('at'))
    .where('own.lastInAt', '>', since)
    .where('visible.assignee', '=', email)
    .groupBy('visible.id')
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
}

function selectVisible(db: Db) {
  return db.selectFrom('threads').where('mergedInto', 'is', null);
}

export function countSubmissions(
  db: Db,
  since: string,
): Promise<{ day: string; region: RegionId; count: number }[]> {
  return db
    .selectFrom('submissions')
    .select(({ fn }) => ['day', 'region', fn.countAll<number>().as('count')])
    .where('day', '>=', since)
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
export async function listWaits(db: Db, since: string, now: Date): Promise<WaitsOfDay[]> {
  const rows = await db
    .selectFrom('waits as counted')
    .select(({ fn }) => ['day', 'region', fn.countAll<number>().as('total')])
    // One text per day, because a year of rows would take longer to read than to count.
    .select(sql<string | null>`string_agg(cast(answered_after as text), ',')`.as('durations'))
    .where('day', '>=', since)
    .where(isWaitOver(now))
    .groupBy(['day', 'region'])
    .execute();
  return rows.map(({ durations, ...row }) => ({
    ...row,
    answeredAfter: durations === null ? [] : durations.split(',').map(Number),
  }));
}
