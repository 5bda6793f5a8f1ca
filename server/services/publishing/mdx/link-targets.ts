import type { Reference } from '../../../../contract/mdx/parse-body';
import { splitTags, toTagSlug } from '../../../../contract/posts/constants';
import type { PublishedCollection } from '../../../../contract/publishing/schema';
import { getOfficeDay } from '../../../../contract/shared/region-facts';
import type { ServiceContext } from '../../context';
import type { Db } from '../../../core/db/engine';
import { getPageDays } from '../../../features/jobs/publish-source';
import { listJobSlugs, listOpenedJobs } from '../../../features/jobs/queries';
import { listMissingPictures } from '../../../features/posts/picture-queries';
import { listLivePosts, listPostTags } from '../../../features/posts/queries';
import { findSlugOwner, isSlugDrafted } from '../../../features/posts/slug-queries';
import { resolveSitePath } from '../../site/site-path';

export type LinkingPage = {
  collection: PublishedCollection;
  /** '' while it has no address. */
  path: string;
  tags: string;
  /** The publication time; null for a draft, which may link to other unpublished pages. */
  from: Date | null;
  /** The author may know about drafts and scheduled posts. */
  canSeeDrafts: boolean;
};

/** `unpublished`: the office has written the page, but visitors cannot see it yet. */
type LinkStatus = 'found' | 'unpublished' | 'missing';

/** @param path as written, without query and fragment */
export type CheckLink = (path: string, kind: Reference['kind']) => Promise<LinkStatus>;

/**
 * Checks links against the served site, what the next build adds from the database, and the page itself. Null if the site is served
 * elsewhere or not built.
 */
export function createLinkChecker(
  { findSiteFile, now }: Pick<ServiceContext, 'findSiteFile' | 'now'>,
  db: Db,
  page: LinkingPage,
): CheckLink | null {
  if (!findSiteFile?.('index.html')) return null;
  const isFile = (name: string) => findSiteFile(name) !== null;
  const from = page.from ?? now();
  // Each list is read at most once, because a text may have many links and the lists contain the texts of all pages.
  const lists: Lists = {
    openedJobs: once(() => listOpenedJobs(db)),
    jobSlugs: once(() => listJobSlugs(db)),
    livePosts: once(() => listLivePosts(db, from.toISOString())),
    tags: once(() => listPostTags(db)),
  };
  const checkLink: CheckLink = async (path, kind) => {
    const isServed = isOnSite(isFile, path, kind);
    if (kind === 'file') {
      // Only the pages of posts come with the images of posts.
      const canUseImages = page.collection === 'blog' && page.canSeeDrafts;
      return isServed || (canUseImages && (await isStoredImage(db, path))) ? 'found' : 'missing';
    }
    if (path === page.path) return 'found';
    const [, section, name = ''] = /^\/(blog\/tags|blog|career)\/([a-z0-9-]+)$/.exec(path) ?? [];
    if (section === 'blog') return checkPost(db, name, from, page.canSeeDrafts, isServed);
    if (isServed) return 'found';
    if (section === 'career') return checkJob(lists, name, from);
    return section === 'blog/tags' ? checkTag(lists, name, page) : 'missing';
  };
  if (page.from !== null) return checkLink;
  return async (path, kind) => {
    const status = await checkLink(path, kind);
    return status === 'unpublished' ? 'found' : status;
  };
}

type Lists = {
  openedJobs: () => ReturnType<typeof listOpenedJobs>;
  jobSlugs: () => ReturnType<typeof listJobSlugs>;
  livePosts: () => ReturnType<typeof listLivePosts>;
  tags: () => ReturnType<typeof listPostTags>;
};

function once<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => (result ??= read());
}

function isOnSite(
  isFile: (name: string) => boolean,
  path: string,
  kind: Reference['kind'],
): boolean {
  const response = resolveSitePath(path, '', isFile);
  if (response.kind !== 'file') return false;
  return kind === 'file' ? !response.file.endsWith('.html') : !path.endsWith('.html');
}

async function isStoredImage(db: Db, path: string): Promise<boolean> {
  return path.startsWith('/images/posts/') && (await listMissingPictures(db, [path])).size === 0;
}

async function checkPost(
  db: Db,
  slug: string,
  from: Date,
  canSeeDrafts: boolean,
  isServed: boolean,
): Promise<LinkStatus> {
  const owner = await findSlugOwner(db, slug);
  const liveFrom = owner?.liveFrom ?? null;
  if (liveFrom !== null && liveFrom <= from.toISOString()) return 'found';
  // A withdrawn post is served until the next build; an article of content/ has no row in the database.
  if (isServed && owner === null) return 'found';
  const isWritten = liveFrom !== null || (await isSlugDrafted(db, slug));
  return canSeeDrafts && isWritten ? 'unpublished' : 'missing';
}

async function checkJob(lists: Lists, slug: string, from: Date): Promise<LinkStatus> {
  const job = (await lists.openedJobs()).find((openedJob) => openedJob.slug === slug);
  const days = job && getPageDays(job);
  if (job && days && days.posted <= getOfficeDay(job.region, from)) return 'found';
  return (await lists.jobSlugs()).has(slug) ? 'unpublished' : 'missing';
}

/** The page's tags count, because the next build makes pages for them. */
async function checkTag(
  lists: Lists,
  name: string,
  { tags, canSeeDrafts }: LinkingPage,
): Promise<LinkStatus> {
  const isMatch = (tag: string) => toTagSlug(tag) === name;
  const posts = await lists.livePosts();
  if ([tags, ...posts.map((post) => post.tags)].flatMap(splitTags).some(isMatch)) return 'found';
  return canSeeDrafts && (await lists.tags()).some(isMatch) ? 'unpublished' : 'missing';
}
