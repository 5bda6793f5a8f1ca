import { sql } from 'kysely';
import { postActivities, type PostActivity } from '../../contract/overview/activity-schema';
import { regionIds } from '../../contract/shared/regions';
import type { Db } from '../db/engine';

/** Lists the latest scheduled, published, and unpublished posts with their title at that time, newest first. */
export async function listPostActivity(db: Db, limit: number): Promise<PostActivity[]> {
  const rows = await db
    .selectFrom('postRevisions as revision')
    .innerJoin('posts as post', 'post.id', 'revision.postId')
    .select(['revision.id', 'revision.at', 'revision.byEmail as by', 'revision.kind'])
    .select(['revision.title as name', 'post.id as record', 'post.region'])
    .where(
      'revision.kind',
      'in',
      // Literals, because SQLite uses a partial index only for values it can see.
      postActivities.map((kind) => sql.lit(kind)),
    )
    .orderBy('revision.at', 'desc')
    .orderBy('revision.id', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ kind, region, ...row }) => {
    const what = postActivities.find((activity) => activity === kind);
    if (what === undefined) return [];
    return { ...row, kind: 'post', what, region: regionIds.find((id) => id === region) ?? null };
  });
}
