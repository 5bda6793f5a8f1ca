import { postLimits } from '../../../contract/posts/constants';
import type { Db } from '../../core/db/engine';
import { readContentNames } from '../../services/site/built-files';
import type { Context } from '../context';

type SiteContext = Pick<Context, 'config'>;

/** True if a file of content/, or another post that was published or is scheduled, has the slug. */
export async function isSlugTaken(
  context: SiteContext,
  db: Db,
  { id, slug }: { id: string; slug: string },
): Promise<boolean> {
  if (slug === '') return false;
  if (isSlugOfFile(context, slug)) return true;
  const owner = await findSlugOwner(db, slug);
  return owner !== null && owner.id !== id;
}

export async function findFreeSlug(
  context: SiteContext,
  db: Db,
  { id, slug }: { id: string; slug: string },
): Promise<string> {
  const isFree = async (candidate: string): Promise<boolean> => {
    if (candidate === '') return true;
    if (isSlugOfFile(context, candidate)) return false;
    const owner = await findSlugOwner(db, candidate);
    return owner === null ? !(await isSlugDrafted(db, candidate, id)) : owner.id === id;
  };
  let free = slug;
  for (let number = 2; !(await isFree(free)); number += 1) {
    const suffix = `-${String(number)}`;
    free = slug.slice(0, postLimits.slug - suffix.length).replace(/-$/, '') + suffix;
  }
  return free;
}

function isSlugOfFile({ config }: SiteContext, slug: string): boolean {
  return readContentNames(config.siteDir, 'blog').has(slug);
}

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
