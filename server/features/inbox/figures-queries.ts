import type { RegionId } from '../../../contract/shared/regions';
import type { Db } from '../../core/db/engine';
import { countRows } from '../../core/db/pagination';

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

export type CountedWait = {
  day: string;
  region: RegionId;
  since: string;
  answeredAfter: number | null;
};

/** The waits that began on this day or later. */
export function listWaits(db: Db, since: string): Promise<CountedWait[]> {
  return db
    .selectFrom('waits')
    .select(['day', 'region', 'since', 'answeredAfter'])
    .where('day', '>=', since)
    .execute();
}
