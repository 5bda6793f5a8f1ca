import type { Db } from '../engine';

/** What the office has of an address below /blog. */
export type PostAddress = {
  /** When a post goes or went live there, as ISO 8601; null: none does. */
  liveFrom: string | null;
  /** Whether a post was published there, or is to be: what else the site shows there is a page of former days. */
  isPosts: boolean;
  /** Whether a draft is to have it. */
  isDrafted: boolean;
};

/** Whose /blog/{slug} is, of the posts of the office. */
export async function findPostAddress(db: Db, slug: string): Promise<PostAddress> {
  const live = await db
    .selectFrom('posts')
    .select('live_from')
    .where('live_slug', '=', slug)
    .executeTakeFirst();
  const known = await db
    .selectFrom('post_slugs')
    .select('post_id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  const draft = await db
    .selectFrom('posts')
    .select('id')
    .where('slug', '=', slug)
    .limit(1)
    .executeTakeFirst();
  return {
    liveFrom: live?.live_from ?? null,
    isPosts: known !== undefined,
    isDrafted: draft !== undefined,
  };
}
