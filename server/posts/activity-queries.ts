import { sql } from 'kysely';
import { postActivities, type PostActivity } from '../../contract/overview/activity-schema';
import { regionIds } from '../../contract/shared/regions';
import type { Db } from '../db/engine';

/** The posts that were scheduled, published or taken back last, as they were called then, the latest first. */
export async function listPostActivity(db: Db, limit: number): Promise<PostActivity[]> {
  const rows = await db
    .selectFrom('post_revisions as revision')
    .innerJoin('posts as post', 'post.id', 'revision.post_id')
    .select(['revision.id', 'revision.at', 'revision.by_email as by', 'revision.kind as what'])
    .select(['revision.title as name', 'post.id as record', 'post.region'])
    // Written out: SQLite takes an index of some rows only for values that it sees.
    .where(
      'revision.kind',
      'in',
      postActivities.map((kind) => sql.lit(kind)),
    )
    .orderBy('revision.at', 'desc')
    .orderBy('revision.id', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ what: text, region, ...row }) => {
    const what = postActivities.find((one) => one === text);
    if (what === undefined) return [];
    return { ...row, kind: 'post', what, region: regionIds.find((id) => id === region) ?? null };
  });
}
