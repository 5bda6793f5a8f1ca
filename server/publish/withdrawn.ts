import type { Database, Db } from '../db/engine';
import type { LeftSlug } from '../db/queries/post-slugs';
import type { WithdrawnPaths } from '../site/site';

/** Milliseconds: a visitor asks for some paths at once, and the table need not be asked for each. */
const fresh = 250;

/** An article's page, and its data: at their addresses, and at those of the files that a release has of them. */
const page = /^\/blog\/([a-z0-9-]+)(?:\/|\/index\.html(?:\.br|\.gz)?)?$/;
const data = /^\/page-data\/blog\/([a-z0-9-]+)\/page-data\.json(?:\.br|\.gz)?$/;

/**
 * Tells the address of an article that was published there and is not any more.
 * @param slugsOf reads all of them
 */
export function withdrawnPosts(
  { db }: Pick<Database, 'db'>,
  slugsOf: (db: Db) => Promise<readonly LeftSlug[]>,
): WithdrawnPaths {
  let known: Promise<ReadonlyMap<string, string | null>> | null = null;
  let until = 0;
  return async (path) => {
    const slug = page.exec(path)?.[1] ?? data.exec(path)?.[1];
    if (slug === undefined) return null;
    if (known === null || Date.now() > until) {
      until = Date.now() + fresh;
      known = slugsOf(db).then((left) => new Map(left.map(({ slug, movedTo }) => [slug, movedTo])));
      known.catch(() => {
        known = null;
      });
    }
    const movedTo = (await known).get(slug);
    if (movedTo === undefined) return null;
    return { movedTo: movedTo === null ? null : `/blog/${movedTo}` };
  };
}
