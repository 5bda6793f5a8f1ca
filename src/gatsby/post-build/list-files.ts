import type { CheckedContent } from '../content/check-content';
import { createFeed } from '../feed';
import { createRegionRecords } from '../page-plan/layout-context';
import { findOpenJobs, toListedJobs } from '../page-plan/plan-jobs';
import { createSitemaps } from '../sitemaps';

/** The files that list pages, by name: for feed readers, search engines, and the API. */
export async function createListFiles(
  { collections, pages, site }: CheckedContent,
  now: Date,
): Promise<Map<string, string>> {
  const jobs = findOpenJobs(collections.jobs, createRegionRecords(collections.regions), now);
  return new Map([
    ['rss.xml', createFeed(pages, site)],
    ...(await createSitemaps(pages, site.url)),
    ['jobs.json', JSON.stringify(toListedJobs(jobs))],
  ]);
}
