import type { Database, Db } from '../db/engine';
import { DatabaseOutage } from '../db/postgres/database-outage';
import type { PostLocation } from '../posts/urls/post-urls';
import type { FindMovedPath } from '../site/routes';

/** In milliseconds. A page view requests several paths at once. */
const cacheTime = 250;
const outageCacheTime = 5_000;

/** A post's page and its page data, at their URLs and the paths of their files, in any case. */
const page = /^\/blog\/([a-z0-9-]+)(?:\/|\/index\.html(?:\.br|\.gz)?)?$/i;
const data = /^\/page-data\/blog\/([a-z0-9-]+)\/page-data\.json(?:\.br|\.gz)?$/i;

/**
 * Finds the URLs of posts that were unpublished or have moved. During a database outage the last known state applies, and no page waits.
 */
export function createMovedPostFinder(
  { db }: Pick<Database, 'db'>,
  listUrls: (db: Db) => Promise<readonly PostLocation[]>,
): FindMovedPath {
  let urls: ReadonlyMap<string, PostLocation> = new Map();
  let reading: Promise<void> | null = null;
  let freshUntil = 0;
  let isOutage = false;

  const read = async () => {
    try {
      urls = new Map((await listUrls(db)).map((url) => [url.slug, url]));
      isOutage = false;
    } catch (error) {
      isOutage = error instanceof DatabaseOutage;
      if (!isOutage) throw error;
    }
  };

  return async (path) => {
    const slug = (page.exec(path)?.[1] ?? data.exec(path)?.[1])?.toLowerCase();
    if (slug === undefined) return null;
    if (reading === null || Date.now() > freshUntil) {
      freshUntil = Date.now() + (isOutage ? outageCacheTime : cacheTime);
      reading = read();
      reading.catch(() => {
        reading = null;
      });
    }
    if (!isOutage) await reading;
    const url = urls.get(slug);
    if (url === undefined) return null;
    return { address: toPath(slug), lookAt: url.lookAt.map(toPath), isGone: url.isGone };
  };
}

const toPath = (slug: string) => `/blog/${slug}`;
