import { Feed } from 'feed';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { escapeHtml } from '../../../contract/shared/text/escape-html';
import { defaultLanguage } from '../../../contract/shared/text/site-languages';
import { listAlternates } from '../../shared/alternates';
import { renderContentHtml } from '../../shared/content-html';
import type { LayoutContext, SiteRecord } from '../../shared/page-context';
import { localizePath } from '../../shared/routes';
import type { CheckedContent } from '../content/check-content';
import { createRegionRecords } from '../page-plan/layout-context';
import { findOpenJobs, toListedJobs } from '../page-plan/plan-jobs';
import { isPost, type PlannedPage } from '../page-plan/planned-page';
import { createSearchFiles } from './search-files';

/** The files that list pages, by name: for feed readers, search engines, the site’s own search, and the API. */
export async function createListFiles(
  { collections, pages, site }: CheckedContent,
  now: Date,
): Promise<Map<string, string>> {
  const jobs = findOpenJobs(collections.jobs, createRegionRecords(collections.regions), now);
  return new Map([
    ['rss.xml', createFeed(pages, site)],
    ...(await createSitemaps(pages, site.url)),
    ...createSearchFiles(pages),
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
      const links = listAlternates(context).map(({ lang, path: url }) => ({ lang, url }));
      stream.write({
        url: path,
        ...(context.updated && { lastmod: context.updated }),
        ...(links.length > 0 && { links }),
      });
    }
    stream.end();
    files.set(`sitemap-${part}.xml`, (await streamToPromise(stream)).toString());
    index.write({ url: `${siteUrl}/sitemap-${part}.xml` });
  }
  index.end();
  return files.set('sitemap-index.xml', (await streamToPromise(index)).toString());
}

const maxPosts = 50;

/**
 * The newest posts as RSS 2.0 (/rss.xml). Without an id, an item's guid is its URL and marked as a permalink. Feed readers
 * show a title as plain text (RSS Best Practices Profile) and interpret a description as HTML, so only that is escaped.
 * @param pages posts in any order, and others
 */
export function createFeed(pages: readonly PlannedPage[], site: SiteRecord): string {
  const posts = pages
    .filter(isPost)
    .filter(({ context }) => context.language === defaultLanguage)
    .sort((a, b) => b.context.date.localeCompare(a.context.date) || a.path.localeCompare(b.path))
    .slice(0, maxPosts);
  const feed = new Feed({
    title: `${site.name}: articles`,
    description: 'Plain articles about care at home.',
    link: site.url,
    language: 'en-us',
    feedLinks: { rss: `${site.url}/rss.xml` },
    // Not the time of the build, so that the feed changes only with the posts.
    updated: toFeedDate(posts[0]?.context.date ?? '2000-01-01'),
    copyright: '',
  });
  for (const { path, context, content } of posts) {
    const layout = context.articleLayout ?? context;
    feed.addItem({
      title: context.title,
      description: escapeHtml(context.description),
      link: `${site.url}${path}`,
      date: toFeedDate(context.date),
      content: renderContentHtml(content, layout.region, toAbsolute(layout)),
      category: context.tags.map(({ label }) => ({ name: label })),
      // The library's own author field requires an email address.
      extensions: [{ name: 'dc:creator', objects: { _cdata: context.author } }],
    });
  }
  return feed.rss2();

  function toAbsolute({ region, variants }: LayoutContext) {
    return (href: string) =>
      href.startsWith('/') ? `${site.url}${localizePath(href, region.id, variants)}` : href;
  }
}

/** Noon, because midnight in London is the day before in America. */
function toFeedDate(day: string): Date {
  return new Date(`${day.slice(0, 10)}T12:00:00Z`);
}
