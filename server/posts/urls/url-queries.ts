import type { Db } from '../../db/engine';

/** What the office has of an address below /blog. */
export type PostAddress = {
  /** When the post whose address it is or was goes or went live, as ISO 8601; null: it does not. Its former addresses lead to it. */
  liveFrom: string | null;
  /** Whether a post was published there, or is to be: what else the site shows there is a page of former days. */
  isPosts: boolean;
  /** Whether a draft is to have it. */
  isDrafted: boolean;
};

/** Whose /blog/{slug} is, of the posts of the office. */
export async function findPostAddress(db: Db, slug: string): Promise<PostAddress> {
  const known = await db
    .selectFrom('post_slugs')
    .innerJoin('posts', 'posts.id', 'post_slugs.post_id')
    .select('posts.live_from')
    .where('post_slugs.slug', '=', slug)
    .executeTakeFirst();
  const draft = await db
    .selectFrom('posts')
    .select('id')
    .where('slug', '=', slug)
    .limit(1)
    .executeTakeFirst();
  return {
    liveFrom: known?.live_from ?? null,
    isPosts: known !== undefined,
    isDrafted: draft !== undefined,
  };
}
