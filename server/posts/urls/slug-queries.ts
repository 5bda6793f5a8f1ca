import type { Db } from '../../db/engine';

/** An address at which a post was or is published. */
export type PostSlug = {
  slug: string;
  postId: string;
  /** When it came there first, as ISO 8601. */
  since: string;
  /** Where the post is published now, and since when; null: it is off the site. */
  post: { slug: string; since: string } | null;
};

/** The addresses at which posts were published by a moment, the newest first: a post that is scheduled is not there yet. */
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

/** Whose an address is: of the post that is, was or is to be published there; null: nobody's. */
export async function findSlugOwner(db: Db, slug: string): Promise<string | null> {
  const row = await db
    .selectFrom('post_slugs')
    .select('post_id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.post_id ?? null;
}

/** Whether another post than `id` is drafted for an address: whoever publishes first has it. */
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
