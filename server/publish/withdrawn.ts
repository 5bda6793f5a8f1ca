import type { Database, Db } from '../db/engine';
import type { PostPlace } from '../posts/post-places';
import type { WithdrawnPaths } from '../site/site';

/** Milliseconds: a visitor asks for some paths at once, and the table need not be asked for each. */
const fresh = 250;

/** An article's page, and its data: at their addresses, and at those of the files that a release has of them; with capitals as without. */
const page = /^\/blog\/([a-z0-9-]+)(?:\/|\/index\.html(?:\.br|\.gz)?)?$/i;
const data = /^\/page-data\/blog\/([a-z0-9-]+)\/page-data\.json(?:\.br|\.gz)?$/i;

/**
 * Tells the address of an article that was published there and is not any more, or is at another one too as long as releases go.
 * @param placesOf reads all of them
 */
export function withdrawnPosts(
  { db }: Pick<Database, 'db'>,
  placesOf: (db: Db) => Promise<readonly PostPlace[]>,
): WithdrawnPaths {
  let known: Promise<ReadonlyMap<string, PostPlace>> | null = null;
  let until = 0;
  return async (path) => {
    const slug = (page.exec(path)?.[1] ?? data.exec(path)?.[1])?.toLowerCase();
    if (slug === undefined) return null;
    if (known === null || Date.now() > until) {
      until = Date.now() + fresh;
      known = placesOf(db).then((places) => new Map(places.map((place) => [place.slug, place])));
      known.catch(() => {
        known = null;
      });
    }
    const place = (await known).get(slug);
    if (place === undefined) return null;
    return { address: pathOf(slug), lookAt: place.lookAt.map(pathOf), isGone: place.isGone };
  };
}

const pathOf = (slug: string) => `/blog/${slug}`;
