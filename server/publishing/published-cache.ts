import { createHash } from 'node:crypto';
import { getOfficeDay } from '../../contract/shared/region-facts';
import { regionIds } from '../../contract/shared/regions';
import type { Db } from '../db/engine';
import { findNextPublication } from '../posts/queries';
import { getRevision } from '../db/list-revisions';
import { collectPublished, type PublishedSource } from './published-files';

/** Public data: it contains no drafts and nothing scheduled. `pictures` are paths such as '/images/posts/<hash>.webp'. */
type PublishedNow = { json: string; revision: string; pictures: ReadonlySet<string> };

/** Changes whenever a post or job (a draft, too) changes, starts, or ends. */
async function getCacheKey(db: Db, now: Date): Promise<string> {
  const revisions = [await getRevision(db, 'posts'), await getRevision(db, 'jobs')];
  const next = (await findNextPublication(db, now.toISOString())) ?? '';
  const days = regionIds.map((id) => getOfficeDay(id, now));
  return createHash('sha256')
    .update([...revisions, next, ...days].join('.'))
    .digest('hex');
}

/** Returns a function that reads what is published, once per cache key, because anybody may call it. */
export function createPublishedCache(
  sources: readonly PublishedSource[],
  db: Db,
): (now: Date) => Promise<PublishedNow> {
  let cached: { key: string; published: Promise<PublishedNow> } | null = null;
  return async (now) => {
    const key = await getCacheKey(db, now);
    if (cached?.key === key) return cached.published;
    const published = collectPublished(sources, db, now).then(({ revision, files }) => ({
      json: JSON.stringify({ revision, files }),
      revision,
      pictures: new Set(files.flatMap(({ pictures }) => pictures)),
    }));
    cached = { key, published };
    published.catch(() => {
      cached = null;
    });
    return published;
  };
}
