import { splitTags, tagName } from '../../../contract/posts/constants';
import { dayAt } from '../../../contract/shared/region-facts';
import type { Context } from '../../context';
import type { Db } from '../../db/engine';
import { listOpenedJobs, listSlugs } from '../../jobs/queries';
import { findPostAddress } from '../../posts/urls/url-queries';
import { missingPictures } from '../../posts/images/queries';
import { listLive, listTags } from '../../posts/queries';
import { pageDays } from '../../jobs/published-files';
import { nameOfPicture } from '../../posts/images/image-name';
import { hasFile } from '../../site/live-site';
import { resolveSitePath } from '../../site/site-path';
import type { CheckLink, LinkStatus } from './internal-links';

/** The page that a text is for. */
export type OwnPage = {
  /** '' while it has no address. */
  path: string;
  /** As they were typed; only posts have any. */
  tags: string;
  /** The publishing brings the pictures of posts along, for them alone. */
  kind: 'post' | 'job';
  /** When visitors get it; null: it is a draft, which may lead to what else is still to be published. */
  from: Date | null;
  /** Whether its author may know which posts are still to come: drafts and scheduled ones. */
  seesDrafts: boolean;
};

/**
 * What a text of the office may lead to: what is served now, what the next build adds for the posts and jobs of the database, and the
 * page itself. Null: the site is served elsewhere, or not built, and its pages are not known here.
 */
export function createLinkChecker(
  { siteFolder, now }: Pick<Context, 'siteFolder' | 'now'>,
  db: Db,
  own: OwnPage,
): CheckLink | null {
  const folder = siteFolder();
  if (folder === null || !hasFile(folder, 'index.html')) return null;
  const from = own.from ?? now();
  const lists: Lists = {
    opened: once(() => listOpenedJobs(db)),
    slugs: once(() => listSlugs(db)),
    live: once(() => listLive(db, from.toISOString())),
    tags: once(() => listTags(db)),
  };
  const look: CheckLink = async (path, kind) => {
    const isServed = isOnSite(folder, path, kind);
    if (kind === 'file') {
      const isKept = own.kind === 'post' && own.seesDrafts && (await isPictureKept(db, path));
      const isThere = isServed || isKept;
      return isThere ? 'there' : 'missing';
    }
    if (path === own.path) return 'there';
    const [, room, name = ''] = /^\/(blog\/tags|blog|career)\/([a-z0-9-]+)$/.exec(path) ?? [];
    if (room === 'blog')
      return postTarget(db, name, { isServed, from, seesDrafts: own.seesDrafts });
    if (isServed) return 'there';
    if (room === 'career') return jobTarget(lists, name, from);
    return room === 'blog/tags' ? tagTarget(lists, name, own) : 'missing';
  };
  if (own.from !== null) return look;
  return async (path, kind) => {
    const target = await look(path, kind);
    return target === 'unpublished' ? 'there' : target;
  };
}

/** What the links of one text are looked up in: each is read when the first of them asks for it. */
type Lists = {
  opened: () => ReturnType<typeof listOpenedJobs>;
  slugs: () => ReturnType<typeof listSlugs>;
  live: () => ReturnType<typeof listLive>;
  tags: () => ReturnType<typeof listTags>;
};

function once<Found>(read: () => Promise<Found>): () => Promise<Found> {
  let found: Promise<Found> | undefined;
  return () => (found ??= read());
}

/** Whether visitors get a page, or a file that is none, at a path of the site in a folder. */
function isOnSite(folder: string, path: string, kind: 'page' | 'file'): boolean {
  const answer = resolveSitePath(path, '', (name) => hasFile(folder, name));
  if (answer.kind !== 'file') return false;
  // A page's file is no address of the page, and no picture.
  return kind === 'file' ? !answer.file.endsWith('.html') : !path.endsWith('.html');
}

async function isPictureKept(db: Db, path: string): Promise<boolean> {
  const hash = path.startsWith('/images/posts/') ? nameOfPicture(path) : '';
  return hash !== '' && (await missingPictures(db, [hash])).length === 0;
}

async function postTarget(
  db: Db,
  slug: string,
  { isServed, from, seesDrafts }: Pick<OwnPage, 'seesDrafts'> & { isServed: boolean; from: Date },
): Promise<LinkStatus> {
  const { liveFrom, isPosts, isDrafted } = await findPostAddress(db, slug);
  if (liveFrom !== null && liveFrom <= from.toISOString()) return 'there';
  // What the office has taken back is on the site until the next build.
  if (isServed && !isPosts) return 'there';
  // What is still to come is its authors' to know, whether a draft or scheduled.
  return seesDrafts && (liveFrom !== null || isDrafted) ? 'unpublished' : 'missing';
}

async function jobTarget(lists: Lists, slug: string, from: Date): Promise<LinkStatus> {
  const job = (await lists.opened()).find((one) => one.slug === slug);
  const days = job === undefined ? null : pageDays(job);
  if (job !== undefined && days !== null && days.posted <= dayAt(job.region, from)) return 'there';
  return (await lists.slugs()).has(slug) ? 'unpublished' : 'missing';
}

/** @param own the text's own page, whose tags the next build gives pages too */
async function tagTarget(
  lists: Lists,
  name: string,
  { tags, seesDrafts }: OwnPage,
): Promise<LinkStatus> {
  const isNamed = (tag: string) => tagName(tag) === name;
  const live = await lists.live();
  if ([tags, ...live.map((post) => post.tags)].flatMap(splitTags).some(isNamed)) return 'there';
  return seesDrafts && (await lists.tags()).some(isNamed) ? 'unpublished' : 'missing';
}
