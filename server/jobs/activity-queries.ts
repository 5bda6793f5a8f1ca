import { sql } from 'kysely';
import type { JobActivity } from '../../contract/overview/activity-schema';
import { toRegion } from '../../contract/shared/regions';
import type { Db } from '../db/engine';

/** Lists the latest openings and closings, newest first. */
export async function listJobActivity(db: Db, limit: number): Promise<JobActivity[]> {
  const rows = await db
    .selectFrom('jobPostChanges as change')
    .innerJoin('jobPosts as job', 'job.id', 'change.postId')
    .select(['change.id', 'change.at', 'change.byEmail as by', 'change.toText as state'])
    .select(['job.id as record', 'job.title as name', 'job.region'])
    // Literals, because SQLite uses a partial index only for values it can see.
    .where('change.field', 'in', [sql.lit('added'), sql.lit('state')])
    .where((eb) =>
      eb.or([
        eb('change.toText', 'in', ['open', 'closed']),
        // Created as open, without a change of state.
        eb.and([eb('change.field', '=', 'added'), eb('job.openedAt', '=', eb.ref('change.at'))]),
      ]),
    )
    .orderBy('change.at', 'desc')
    .orderBy('change.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ state, region, ...row }) => ({
    ...row,
    kind: 'job',
    what: state === 'closed' ? 'closed' : 'opened',
    region: toRegion(region),
  }));
}
