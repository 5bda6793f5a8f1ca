import type { RegionId } from '../../../../contract/shared/regions';
import type { Db } from '../../../core/db/engine';
import { countRows } from '../../../core/db/pagination';
import { isMissed } from './list-queries';

/** How many people wait for a reply, and since when, by assignee. */
export function listWaiting(db: Db) {
  return selectVisible(db)
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
export function countFailed(db: Db): Promise<number> {
  return countRows(selectVisible(db).where(({ eb, lit }) => eb('failed', '=', lit(1))));
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

export type TargetCount = {
  day: string;
  region: RegionId;
  /** Null if nobody did. */
  answeredBy: string | null;
  kept: number;
  missed: number;
};

/** The waits that began on this day or later and kept or missed their target. */
export async function countTargets(db: Db, since: string, now: Date): Promise<TargetCount[]> {
  const rows = await db
    .selectFrom('waits as counted')
    .select(({ fn }) => ['day', 'region', 'answeredBy', 'kept', fn.countAll<number>().as('count')])
    .where('day', '>=', since)
    .where('dueAt', 'is not', null)
    .where((eb) => eb.or([eb('kept', '=', 1), isMissed(now)]))
    .groupBy(['day', 'region', 'answeredBy', 'kept'])
    .execute();
  return rows.map(({ count, kept, ...row }) => ({
    ...row,
    kept: kept === 1 ? count : 0,
    missed: kept === 1 ? 0 : count,
  }));
}
