import type { Database, Db } from '../db/engine';
import type { WithdrawnPaths } from '../site/site';

/** Milliseconds: a visitor asks for some paths at once, and the table need not be asked for each. */
const fresh = 250;

/** An article's page, and its data: at their addresses, and at those of the files that a release has of them. */
const page = /^\/blog\/([a-z0-9-]+)(?:\/|\/index\.html(?:\.br|\.gz)?)?$/;
const data = /^\/page-data\/blog\/([a-z0-9-]+)\/page-data\.json(?:\.br|\.gz)?$/;

/**
 * Tells the address of an article that was published and is no more.
 * @param slugsOf reads the slugs of all of them
 */
export function withdrawnPosts(
  { db }: Pick<Database, 'db'>,
  slugsOf: (db: Db) => Promise<Iterable<string>>,
): WithdrawnPaths {
  let known: Promise<ReadonlySet<string>> | null = null;
  let until = 0;
  return async (path) => {
    const slug = page.exec(path)?.[1] ?? data.exec(path)?.[1];
    if (slug === undefined) return false;
    if (known === null || Date.now() > until) {
      until = Date.now() + fresh;
      known = slugsOf(db).then((slugs) => new Set(slugs));
      known.catch(() => {
        known = null;
      });
    }
    return (await known).has(slug);
  };
}
