import { shorten } from '../../../../contract/mdx/checks/check-urls';
import { isPageTarget } from '../../../../contract/mdx/heading-ids';
import {
  bySourcePosition,
  type IssueMessage,
  type MdxIssue,
} from '../../../../contract/mdx/mdx-issue';
import type { Reference } from '../../../../contract/mdx/parse-body';
import type { PublishedCollection } from '../../../../contract/publishing/schema';
import type { ServiceContext } from '../../context';
import type { Db } from '../../../core/db/engine';
import { resolveSitePath } from '../../site/site-path';
import type { LinkingPage, LinkStatus } from '../publish-source';
import type { MdxResult } from './mdx-worker';

const maxDeadLinks = 20;

type LinkContext = Pick<ServiceContext, 'findSiteFile' | 'publishSources' | 'now'>;

/** @param path as written, without query and fragment */
export type CheckLink = (path: string, kind: Reference['kind']) => Promise<LinkStatus>;

export async function findMdxIssues(
  context: LinkContext,
  db: Db,
  parsed: MdxResult,
  page: LinkingPage,
): Promise<MdxIssue[]> {
  const checkLink = createLinkChecker(context, db, page);
  const deadLinks = await findDeadLinks(parsed, checkLink, page.collection);
  return [...parsed.issues, ...deadLinks].sort(bySourcePosition);
}

/**
 * Checks links against the served site, what the next build adds from the database, and the page itself. Null if the site is served
 * elsewhere or not built.
 */
export function createLinkChecker(
  { findSiteFile, publishSources, now }: LinkContext,
  db: Db,
  page: LinkingPage,
): CheckLink | null {
  if (!findSiteFile?.('index.html')) return null;
  const isFile = (name: string) => findSiteFile(name) !== null;
  const from = page.from ?? now();
  const checks = publishSources.map((source) => source.createLinkCheck(db, { ...page, from }));
  return async (path, kind) => {
    if (kind === 'page' && page.paths.includes(path)) return 'found';
    const isServed = isOnSite(isFile, path, kind);
    for (const check of checks) {
      const status = await check({ path, kind, isServed });
      if (status === 'unpublished' && page.from === null) return 'found';
      if (status !== null) return status;
    }
    return isServed ? 'found' : 'missing';
  };
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

/**
 * Finds links and images that point to nothing on this site, like the build does (src/gatsby/content/checks/check-references.ts).
 * @param checkLink null if this server does not know the pages: then only links within the text are checked
 */
export async function findDeadLinks(
  { references, anchors }: Pick<MdxResult, 'references' | 'anchors'>,
  checkLink: CheckLink | null,
  collection: PublishedCollection,
): Promise<MdxIssue[]> {
  const issues: MdxIssue[] = [];
  const checked = new Map<string, IssueMessage | null>();
  for (const { kind, path, anchor, line, column } of references) {
    if (issues.length === maxDeadLinks) break;
    const key = `${kind} ${path}#${path === '' ? anchor : ''}`;
    if (!checked.has(key)) {
      const issue =
        path === ''
          ? checkAnchor(anchor, anchors, collection)
          : checkLink && (await checkPath(path, kind, checkLink));
      checked.set(key, issue);
    }
    const issue = checked.get(key);
    if (issue) issues.push({ line, column, ...issue });
  }
  return issues;
}

/** @param headingIds null if they are not known */
function checkAnchor(
  anchor: string,
  headingIds: readonly string[] | null,
  collection: PublishedCollection,
): IssueMessage | null {
  if (anchor === '' || isPageTarget(collection, anchor)) return null;
  if (headingIds === null || headingIds.includes(anchor)) return null;
  return {
    message: `There is no heading #${shorten(anchor)} in this text.`,
    advice:
      headingIds.length > 0
        ? `Write one of: ${headingIds.map((id) => `#${id}`).join(', ')}.`
        : 'Remove the link, or write a heading with ##.',
  };
}

async function checkPath(
  path: string,
  kind: Reference['kind'],
  checkLink: CheckLink,
): Promise<IssueMessage | null> {
  const status = await checkLink(path, kind);
  if (status === 'found') return null;
  if (status === 'unpublished') {
    return {
      message: `The page ${shorten(path)} is not on the site.`,
      advice: 'Publish it first, or remove the link for now.',
    };
  }
  const message = `There is no ${kind} ${shorten(path)} on this site.`;
  const suggestion = toCanonicalPath(path);
  if (suggestion !== path && (await checkLink(suggestion, kind)) === 'found') {
    return { message, advice: `Write "${suggestion}".` };
  }
  return {
    message,
    advice:
      kind === 'page'
        ? 'Link to a page of this site, without a slash at the end. /sitemap lists all pages.'
        : 'Upload it again, or correct its name.',
  };
}

/** '/HHA//', '/hha.html', and '/hha/index.html' -> '/hha'. */
function toCanonicalPath(path: string): string {
  const canonical = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html?$/, '')
    .replace(/\/$/, '');
  return canonical === '' ? '/' : canonical;
}
