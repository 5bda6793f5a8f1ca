import type { Db } from '../engine';

/** An address at which a post was published: where it is published now, or null. */
export type LeftSlug = { slug: string; movedTo: string | null };

/** Addresses at which a post was published by a moment, and where there is none any more: one that is scheduled there is not there yet. */
export async function listLeftSlugs(db: Db, now: string): Promise<LeftSlug[]> {
  const rows = await db
    .selectFrom('post_slugs')
    .leftJoin('posts as there', (join) =>
      join.onRef('there.live_slug', '=', 'post_slugs.slug').on('there.live_from', '<=', now),
    )
    .leftJoin('posts as own', (join) =>
      join.onRef('own.id', '=', 'post_slugs.post_id').on('own.live_from', '<=', now),
    )
    .select(['post_slugs.slug', 'own.live_slug'])
    .where('there.id', 'is', null)
    .where('post_slugs.live_from', '<=', now)
    .orderBy('post_slugs.slug')
    .execute();
  return rows.map(({ slug, live_slug }) => ({ slug, movedTo: live_slug }));
}

/** Whose an address is: of the post that is, was or is to be published there; null: nobody's. */
export async function ownerOfSlug(db: Db, slug: string): Promise<string | null> {
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
