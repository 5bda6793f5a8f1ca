import { postLimits } from '../../../contract/posts/constants';
import type { Context } from '../context';
import type { Db } from '../../core/db/engine';
import { readContentNames } from '../../services/publishing/content-names';
import { findSlugOwner, isSlugDrafted, listPostSlugs } from './slug-queries';

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
  return readContentNames(config.siteDir).blog.has(slug);
}

/** The page of a slug on the site. */
export type PostLocation = {
  slug: string;
  /** Slugs to try: the current one, then former ones, newest first. Empty for an unpublished post. */
  candidates: readonly string[];
  /** The slug was in use, so it is gone if the site has none of the pages. */
  isGone: boolean;
};

/**
 * Lists the slugs of posts that were unpublished, moved, or published again, because the site may still have an older page of
 * them. An article of content/ may have taken over the address of one.
 * @param fileSlugs of content/blog
 */
export async function listMovedPosts(
  db: Db,
  { now, fileSlugs }: { now: Date; fileSlugs: ReadonlySet<string> },
): Promise<PostLocation[]> {
  const slugs = await listPostSlugs(db, now.toISOString());
  const slugsByPost = new Map<string, string[]>();
  for (const { slug, postId } of slugs) {
    slugsByPost.set(postId, [...(slugsByPost.get(postId) ?? []), slug]);
  }
  return slugs.flatMap(({ slug, postId, since, liveSlug, liveFrom }) => {
    if (fileSlugs.has(slug)) return [];
    if (liveSlug === null || liveFrom === null) return [{ slug, candidates: [], isGone: true }];
    const others = (slugsByPost.get(postId) ?? []).filter((other) => other !== liveSlug);
    const isGone = slug !== liveSlug || since < liveFrom;
    return others.length === 0 && !isGone
      ? []
      : [{ slug, candidates: [liveSlug, ...others], isGone }];
  });
}
