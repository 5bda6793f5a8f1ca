import { createHash } from 'node:crypto';
import type { Published } from '../../../contract/publishing/schema';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { regionIds } from '../../../contract/shared/regions';
import type { Db } from '../../core/db/engine';
import { getRevision } from '../../core/db/list-revisions';
import { listEndedJobs, listPublishedJobs } from '../../features/jobs/publish-source';
import { listPublishedPosts } from '../../features/posts/publishing/publish-source';
import { findNextPublication } from '../../features/posts/queries';

async function collectPublished(db: Db, now: Date): Promise<Published> {
  const files = [...(await listPublishedPosts(db, now)), ...(await listPublishedJobs(db, now))];
  // The site changes after a job's last day, but the job's file does not.
  const content = JSON.stringify([files, await listEndedJobs(db, now)]);
  return { revision: createHash('sha256').update(content).digest('hex'), files };
}

export type PublishedNow = { json: string; revision: string; pictures: ReadonlySet<string> };

/** Caches what is published until it may have changed, because anyone may call it. `pictures` are paths. */
export function createPublishedCache(db: Db): (now: Date) => Promise<PublishedNow> {
  let cached: { key: string; published: Promise<PublishedNow> } | null = null;
  const read = async (now: Date): Promise<PublishedNow> => {
    const published = await collectPublished(db, now);
    const pictures = new Set(published.files.flatMap((file) => file.pictures));
    return { json: JSON.stringify(published), revision: published.revision, pictures };
  };
  return async (now) => {
    const key = await getCacheKey(db, now);
    if (cached?.key !== key) {
      const published = read(now);
      cached = { key, published };
      published.catch(() => {
        cached = null;
      });
    }
    return cached.published;
  };
}

/** Changes whenever a post or job (a draft, too) changes, starts, or ends. */
async function getCacheKey(db: Db, now: Date): Promise<string> {
  const revisions = [await getRevision(db, 'posts'), await getRevision(db, 'jobs')];
  const next = await findNextPublication(db, now.toISOString());
  return [...revisions, next, ...regionIds.map((id) => getOfficeDay(id, now))].join(' ');
}
