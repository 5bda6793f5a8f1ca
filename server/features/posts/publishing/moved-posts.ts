import { DatabaseOutage } from '../../../core/db/database-outage';
import type { Db } from '../../../core/db/engine';
import type { FindMovedPath } from '../../../services/site/routes';
import { listPostSlugs } from '../slug-queries';

/** In milliseconds. A page view requests several paths at once. */
const cacheTime = 250;
const outageCacheTime = 5_000;

/** A post's page and its page data, at their URLs and the paths of their files, in any case. */
const postPath =
  /^\/blog\/([a-z0-9-]+)(?:\/|\/index\.html(?:\.br)?)?$|^\/page-data\/blog\/([a-z0-9-]+)\/page-data\.json(?:\.br)?$/i;

/**
 * Finds the URLs of posts that were unpublished or have moved. During a database outage the last known state applies, and no page waits.
 */
export function createMovedPostFinder(
  listLocations: () => Promise<readonly PostLocation[]>,
): FindMovedPath {
  let locations: ReadonlyMap<string, PostLocation> = new Map();
  let reading: Promise<void> | null = null;
  let freshUntil = 0;
  let isOutage = false;

  const read = async () => {
    try {
      locations = new Map((await listLocations()).map((location) => [location.slug, location]));
      isOutage = false;
    } catch (error) {
      isOutage = error instanceof DatabaseOutage;
      if (!isOutage) throw error;
    }
  };

  return async (path) => {
    const [, pageSlug, dataSlug] = postPath.exec(path) ?? [];
    const slug = (pageSlug ?? dataSlug)?.toLowerCase();
    if (slug === undefined) return null;
    if (reading === null || Date.now() > freshUntil) {
      freshUntil = Date.now() + (isOutage ? outageCacheTime : cacheTime);
      reading = read();
      reading.catch(() => {
        reading = null;
      });
    }
    if (!isOutage) await reading;
    const location = locations.get(slug);
    if (location === undefined) return null;
    const { candidates, isGone } = location;
    return { path: toPath(slug), candidates: candidates.map(toPath), isGone };
  };
}

const toPath = (slug: string) => `/blog/${slug}`;

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
