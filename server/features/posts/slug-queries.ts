import type { Db } from '../../core/db/engine';

/**
 * Finds the post that was or is published, or is scheduled, under a slug. Former slugs redirect to it.
 * @returns liveFrom: when the post was or will be published (ISO 8601); null: unpublished
 */
export async function findSlugOwner(
  db: Db,
  slug: string,
): Promise<{ id: string; liveFrom: string | null } | null> {
  const row = await db
    .selectFrom('postSlugs')
    .innerJoin('posts', 'posts.id', 'postSlugs.postId')
    .select(['posts.id', 'posts.liveFrom'])
    .where('postSlugs.slug', '=', slug)
    .executeTakeFirst();
  return row ?? null;
}

export async function isSlugDrafted(db: Db, slug: string, exceptId = ''): Promise<boolean> {
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', exceptId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type PostSlug = {
  slug: string;
  postId: string;
  since: string;
  liveSlug: string | null;
  liveFrom: string | null;
};

/** Lists the slugs under which posts were published by a time, newest first. Scheduled posts are not included. */
export function listPostSlugs(db: Db, now: string): Promise<PostSlug[]> {
  return db
    .selectFrom('postSlugs')
    .leftJoin('posts', (join) =>
      join.onRef('posts.id', '=', 'postSlugs.postId').on('posts.liveFrom', '<=', now),
    )
    .select(['postSlugs.slug', 'postSlugs.postId', 'postSlugs.liveFrom as since'])
    .select(['posts.liveSlug', 'posts.liveFrom'])
    .where('postSlugs.liveFrom', '<=', now)
    .orderBy('postSlugs.liveFrom', 'desc')
    .orderBy('postSlugs.slug')
    .execute();
}
