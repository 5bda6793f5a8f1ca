import type { Db } from '../../db/engine';

/** The dashboard posts with a URL below /blog. */
export type PostAddress = {
  /** When the post of this slug was or will be published (ISO 8601). Former slugs redirect to it. Null: unpublished. */
  liveFrom: string | null;
  /** A post was published or is scheduled under the slug, so a page of the site is out of date. */
  wasPublished: boolean;
  isDrafted: boolean;
};

export async function findPostAddress(db: Db, slug: string): Promise<PostAddress> {
  const published = await db
    .selectFrom('postSlugs')
    .innerJoin('posts', 'posts.id', 'postSlugs.postId')
    .select('posts.liveFrom')
    .where('postSlugs.slug', '=', slug)
    .executeTakeFirst();
  const draft = await db
    .selectFrom('posts')
    .select('id')
    .where('slug', '=', slug)
    .limit(1)
    .executeTakeFirst();
  return {
    liveFrom: published?.liveFrom ?? null,
    wasPublished: published !== undefined,
    isDrafted: draft !== undefined,
  };
}
