import type { Db } from '../../db/engine';

/** A slug under which a post was or is published. */
export type PostSlug = {
  slug: string;
  postId: string;
  /** First publication under this slug (ISO 8601). */
  since: string;
  /** Where the post is published now. Null: unpublished. */
  post: { slug: string; since: string } | null;
};

/** Lists the slugs under which posts were published by a time, newest first. Scheduled posts are not included. */
export async function listPostSlugs(db: Db, now: string): Promise<PostSlug[]> {
  const rows = await db
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
  return rows.map(({ slug, postId, since, liveSlug, liveFrom }) => ({
    slug,
    postId,
    since,
    post: liveSlug === null || liveFrom === null ? null : { slug: liveSlug, since: liveFrom },
  }));
}

/** Finds the id of the post that was or is published, or is scheduled, under a slug. */
export async function findSlugOwner(db: Db, slug: string): Promise<string | null> {
  const row = await db
    .selectFrom('postSlugs')
    .select('postId')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.postId ?? null;
}

/** True if the draft of another post has the slug. The first to publish gets it. */
export async function isSlugDrafted(db: Db, slug: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
