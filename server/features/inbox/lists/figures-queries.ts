import type { RegionId } from '../../../../contract/shared/regions';
import type { Access } from '../../../../contract/shared/roles';
import type { Db } from '../../../core/db/engine';
import { countRows } from '../../../core/db/pagination';
import { isInRegions } from '../../../core/db/region-clause';
import { isMissed, withoutIndex } from './list-queries';

/** How many people wait for a reply, and since when; snoozed threads too. */
export function countWaiting(db: Db, regions: Access['regions']) {
  return selectVisible(db, regions)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<string | null>('waitsSince').as('oldest'),
    ])
    .where('waitsSince', 'is not', null)
    .executeTakeFirstOrThrow();
}

/** Threads whose latest reply was not delivered. */
export function countFailed(db: Db, regions: Access['regions']): Promise<number> {
  return countRows(selectVisible(db, regions).where(({ eb, lit }) => eb('failed', '=', lit(1))));
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
    .leftJoin('readMarks', (join) =>
      join.onRef('readMarks.threadId', '=', 'own.id').on('readMarks.email', '=', email),
    )
    .select('visible.id')
    .select(({ fn }) => fn.max<string>('own.lastInAt').as('at'))
    .where('own.lastInAt', '>', since)
    .where('visible.assignee', '=', email)
    .where((eb) =>
      eb(eb.fn.coalesce('readMarks.readCount', eb.lit(0)), '<', eb.ref('own.lastInPosition')),
    )
    .groupBy('visible.id')
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
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

export type TargetCount = {
  day: string;
  region: RegionId;
  /** Null if nobody did. */
  answeredBy: string | null;
  kept: number;
  missed: number;
};

/** The waits that began on this day or later and kept or missed their target. */
export async function countTargets(
  db: Db,
  regions: Access['regions'],
  since: string,
  now: Date,
): Promise<TargetCount[]> {
  const rows = await db
    .selectFrom('waits as counted')
    .select(({ fn }) => ['day', 'region', 'answeredBy', 'kept', fn.countAll<number>().as('count')])
    .where('day', '>=', since)
    .where('dueAt', 'is not', null)
    .where((eb) => eb.or([eb('kept', '=', 1), isMissed(now)]))
    .where(isInRegions(regions, 'region'))
    .groupBy(['day', 'region', 'answeredBy', 'kept'])
    .execute();
  return rows.map(({ count, kept, ...row }) => ({
    ...row,
    kept: kept === 1 ? count : 0,
    missed: kept === 1 ? 0 : count,
  }));
}
