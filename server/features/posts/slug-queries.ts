import type { Db } from '../../core/db/engine';

/**
 * Finds the post that was or is published, or is scheduled, under a slug. Former slugs redirect to it.
 * @returns publishedFrom: when the post was or will be published (ISO 8601); null: unpublished
 */
export async function findSlugOwner(
  db: Db,
  slug: string,
): Promise<{ id: string; publishedFrom: string | null } | null> {
  const row = await db
    .selectFrom('postSlugs')
    .innerJoin('posts', 'posts.id', 'postSlugs.postId')
    .select(['posts.id', 'posts.publishedFrom'])
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
  publishedSlug: string | null;
  publishedFrom: string | null;
};

/** Lists the slugs under which posts were published by a time, newest first. Scheduled posts are not included. */
export function listPostSlugs(db: Db, now: string): Promise<PostSlug[]> {
  return db
    .selectFrom('postSlugs')
    .leftJoin('posts', (join) =>
      join.onRef('posts.id', '=', 'postSlugs.postId').on('posts.publishedFrom', '<=', now),
    )
    .select(['postSlugs.slug', 'postSlugs.postId', 'postSlugs.publishedFrom as since'])
    .select(['posts.publishedSlug', 'posts.publishedFrom'])
    .where('postSlugs.publishedFrom', '<=', now)
    .orderBy('postSlugs.publishedFrom', 'desc')
    .orderBy('postSlugs.slug')
    .execute();
}
