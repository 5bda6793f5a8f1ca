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
    .selectFrom('post_slugs')
    .leftJoin('posts', (join) =>
      join.onRef('posts.id', '=', 'post_slugs.post_id').on('posts.live_from', '<=', now),
    )
    .select(['post_slugs.slug', 'post_slugs.post_id', 'post_slugs.live_from as since'])
    .select(['posts.live_slug', 'posts.live_from'])
    .where('post_slugs.live_from', '<=', now)
    .orderBy('post_slugs.live_from', 'desc')
    .orderBy('post_slugs.slug')
    .execute();
  return rows.map(({ slug, post_id: postId, since, live_slug, live_from }) => ({
    slug,
    postId,
    since,
    post: live_slug === null || live_from === null ? null : { slug: live_slug, since: live_from },
  }));
}

/** Finds the id of the post that was or is published, or is scheduled, under a slug. */
export async function findSlugOwner(db: Db, slug: string): Promise<string | null> {
  const row = await db
    .selectFrom('post_slugs')
    .select('post_id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.post_id ?? null;
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
