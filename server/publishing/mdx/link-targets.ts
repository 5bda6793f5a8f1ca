import { splitTags, toTagSlug } from '../../../contract/posts/constants';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import type { Context } from '../../context';
import type { Db } from '../../db/engine';
import { listOpenedJobs, listJobSlugs } from '../../jobs/queries';
import { findPostAddress } from '../../posts/urls/url-queries';
import { listMissingPictures } from '../../posts/images/queries';
import { listLivePosts, listPostTags } from '../../posts/queries';
import { getPageDays } from '../../jobs/published-files';
import { getPictureHash } from '../../posts/images/image-name';
import { hasFile } from '../../site/live-site';
import { resolveSitePath } from '../../site/site-path';
import type { CheckLink, LinkStatus } from './internal-links';

export type LinkingPage = {
  /** '' while it has no address. */
  path: string;
  tags: string;
  kind: 'post' | 'job';
  /** When visitors will see it; null for a draft, which may link to other unpublished pages. */
  from: Date | null;
  /** Whether the author may know about drafts and scheduled posts. */
  seesDrafts: boolean;
};

/**
 * Checks links against the served site, what the next build adds from the database, and the page itself. Null if the site is served
 * elsewhere or not built.
 */
export function createLinkChecker(
  { siteFolder, now }: Pick<Context, 'siteFolder' | 'now'>,
  db: Db,
  page: LinkingPage,
): CheckLink | null {
  const folder = siteFolder();
  if (folder === null || !hasFile(folder, 'index.html')) return null;
  const from = page.from ?? now();
  const lists: Lists = {
    openJobs: cacheResult(() => listOpenedJobs(db)),
    jobSlugs: cacheResult(() => listJobSlugs(db)),
    livePosts: cacheResult(() => listLivePosts(db, from.toISOString())),
    tags: cacheResult(() => listPostTags(db)),
  };
  const checkLink: CheckLink = async (path, kind) => {
    const isServed = isOnSite(folder, path, kind);
    if (kind === 'file') {
      // Only the pages of posts come with the images of posts.
      const canUseImages = page.kind === 'post' && page.seesDrafts;
      return isServed || (canUseImages && (await isStoredImage(db, path))) ? 'there' : 'missing';
    }
    if (path === page.path) return 'there';
    const [, section, name = ''] = /^\/(blog\/tags|blog|career)\/([a-z0-9-]+)$/.exec(path) ?? [];
    if (section === 'blog') {
      return checkPost(db, name, { isServed, from, seesDrafts: page.seesDrafts });
    }
    if (isServed) return 'there';
    if (section === 'career') return checkJob(lists, name, from);
    return section === 'blog/tags' ? checkTag(lists, name, page) : 'missing';
  };
  if (page.from !== null) return checkLink;
  return async (path, kind) => {
    const status = await checkLink(path, kind);
    return status === 'unpublished' ? 'there' : status;
  };
}

type Lists = {
  openJobs: () => ReturnType<typeof listOpenedJobs>;
  jobSlugs: () => ReturnType<typeof listJobSlugs>;
  livePosts: () => ReturnType<typeof listLivePosts>;
  tags: () => ReturnType<typeof listPostTags>;
};

function cacheResult<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => (result ??= read());
}

function isOnSite(folder: string, path: string, kind: 'page' | 'file'): boolean {
  const response = resolveSitePath(path, '', (name) => hasFile(folder, name));
  if (response.kind !== 'file') return false;
  return kind === 'file' ? !response.file.endsWith('.html') : !path.endsWith('.html');
}

async function isStoredImage(db: Db, path: string): Promise<boolean> {
  const hash = path.startsWith('/images/posts/') ? getPictureHash(path) : '';
  return hash !== '' && (await listMissingPictures(db, [hash])).length === 0;
}

async function checkPost(
  db: Db,
  slug: string,
  {
    isServed,
    from,
    seesDrafts,
  }: Pick<LinkingPage, 'seesDrafts'> & { isServed: boolean; from: Date },
): Promise<LinkStatus> {
  const { liveFrom, wasPublished, isDrafted } = await findPostAddress(db, slug);
  if (liveFrom !== null && liveFrom <= from.toISOString()) return 'there';
  // A withdrawn post is served until the next build; an article of content/ has no row in the database.
  if (isServed && !wasPublished) return 'there';
  return seesDrafts && (liveFrom !== null || isDrafted) ? 'unpublished' : 'missing';
}

async function checkJob(lists: Lists, slug: string, from: Date): Promise<LinkStatus> {
  const job = (await lists.openJobs()).find((openJob) => openJob.slug === slug);
  const days = job === undefined ? null : getPageDays(job);
  if (job !== undefined && days !== null && days.posted <= getOfficeDay(job.region, from))
    return 'there';
  return (await lists.jobSlugs()).has(slug) ? 'unpublished' : 'missing';
}

/** The page's own tags count, because the next build makes pages for them. */
async function checkTag(
  lists: Lists,
  name: string,
  { tags, seesDrafts }: LinkingPage,
): Promise<LinkStatus> {
  const isMatch = (tag: string) => toTagSlug(tag) === name;
  const posts = await lists.livePosts();
  if ([tags, ...posts.map((post) => post.tags)].flatMap(splitTags).some(isMatch)) return 'there';
  return seesDrafts && (await lists.tags()).some(isMatch) ? 'unpublished' : 'missing';
}
