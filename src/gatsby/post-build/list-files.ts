import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { CheckedContent } from '../content/check-content';
import { createFeed } from '../feed';
import { createRegionRecords } from '../page-plan/layout-context';
import { findOpenJobs, toListedJobs } from '../page-plan/plan-jobs';
import type { PlannedPage } from '../page-plan/planned-page';

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

/** sitemaps.org allows this many URLs in one file. */
const maxUrls = 50_000;

/** The sitemap index and its parts by file name. @param siteUrl origin without a trailing slash */
async function createSitemaps(
  pages: readonly PlannedPage[],
  siteUrl: string,
): Promise<Map<string, string>> {
  const listed = pages.filter(({ path, context }) => !/\/404$/.test(path) && !context.unlisted);
  const index = new SitemapIndexStream();
  const files = new Map<string, string>();
  for (let part = 0; part * maxUrls < listed.length; part += 1) {
    const stream = new SitemapStream({ hostname: siteUrl });
    for (const { path, context } of listed.slice(part * maxUrls, (part + 1) * maxUrls)) {
      stream.write({ url: path, ...(context.updated && { lastmod: context.updated }) });
    }
    stream.end();
    files.set(`sitemap-${part}.xml`, (await streamToPromise(stream)).toString());
    index.write({ url: `${siteUrl}/sitemap-${part}.xml` });
  }
  index.end();
  return files.set('sitemap-index.xml', (await streamToPromise(index)).toString());
}
