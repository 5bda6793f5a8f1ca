import type { Database, Db } from '../db/engine';
import { DatabaseOutage } from '../db/database-outage';
import type { PostPlace } from '../posts/urls/post-urls';
import type { WithdrawnPaths } from '../site/routes';

/** Milliseconds: a visitor asks for some paths at once, and the table need not be asked for each. */
const fresh = 250;
/** The same while the database is away: a try may take seconds. */
const freshWhileAway = 5_000;

/** An article's page, and its data: at their addresses, and at those of the files that a release has of them; with capitals as without. */
const page = /^\/blog\/([a-z0-9-]+)(?:\/|\/index\.html(?:\.br|\.gz)?)?$/i;
const data = /^\/page-data\/blog\/([a-z0-9-]+)\/page-data\.json(?:\.br|\.gz)?$/i;

/**
 * Tells the address of an article that was published there and is not any more, or is at another one too as long as releases go.
 * While the database is away, it is as last known, and no page waits.
 * @param placesOf reads all of them
 */
export function createMovedPostFinder(
  { db }: Pick<Database, 'db'>,
  placesOf: (db: Db) => Promise<readonly PostPlace[]>,
): WithdrawnPaths {
  let places: ReadonlyMap<string, PostPlace> = new Map();
  let reading: Promise<void> | null = null;
  let until = 0;
  let isAway = false;

  const read = async () => {
    try {
      places = new Map((await placesOf(db)).map((place) => [place.slug, place]));
      isAway = false;
    } catch (error) {
      isAway = error instanceof DatabaseOutage;
      if (!isAway) throw error;
    }
  };

  return async (path) => {
    const slug = (page.exec(path)?.[1] ?? data.exec(path)?.[1])?.toLowerCase();
    if (slug === undefined) return null;
    if (reading === null || Date.now() > until) {
      until = Date.now() + (isAway ? freshWhileAway : fresh);
      reading = read();
      reading.catch(() => {
        reading = null;
      });
    }
    if (!isAway) await reading;
    const place = places.get(slug);
    if (place === undefined) return null;
    return { address: pathOf(slug), lookAt: place.lookAt.map(pathOf), isGone: place.isGone };
  };
}

const pathOf = (slug: string) => `/blog/${slug}`;
