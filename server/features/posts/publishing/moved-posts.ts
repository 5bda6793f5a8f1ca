import { group } from 'd3-array';
import { DatabaseOutage } from '../../../core/db/database-outage';
import type { Db } from '../../../core/db/engine';
import type { FindMovedPath, MovedPage } from '../../../services/site/routes';
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
  listPages: () => Promise<readonly MovedPage[]>,
): FindMovedPath {
  let pages: ReadonlyMap<string, MovedPage> = new Map();
  let reading: Promise<void> | null = null;
  let freshUntil = 0;
  let isOutage = false;

  const read = async () => {
    try {
      pages = new Map((await listPages()).map((page) => [page.path, page]));
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
    return pages.get(toPath(slug)) ?? null;
  };
}

const toPath = (slug: string) => `/blog/${slug}`;

/**
 * Lists the pages of posts that were unpublished, moved, or published again, because the site may still have an older page of
 * them. An article of content/ may have taken over the address of one.
 * @param fileSlugs of content/blog
 */
export async function listMovedPosts(
  db: Db,
  { now, fileSlugs }: { now: Date; fileSlugs: ReadonlySet<string> },
): Promise<MovedPage[]> {
  const slugs = await listPostSlugs(db, now.toISOString());
  const slugsByPost = group(slugs, ({ postId }) => postId);
  return slugs.flatMap(({ slug, postId, since, publishedSlug, publishedFrom }) => {
    if (fileSlugs.has(slug)) return [];
    const path = toPath(slug);
    if (publishedSlug === null || publishedFrom === null)
      return [{ path, candidates: [], isGone: true }];
    const current = toPath(publishedSlug);
    const paths = (slugsByPost.get(postId) ?? []).map((one) => toPath(one.slug));
    const others = paths.filter((other) => other !== current);
    const isGone = path !== current || since < publishedFrom;
    if (others.length === 0 && !isGone) return [];
    return [{ path, candidates: [current, ...others], isGone }];
  });
}
