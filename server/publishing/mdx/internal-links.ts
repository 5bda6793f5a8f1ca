import { shorten } from '../../../contract/mdx/checks/check-address';
import type { IssueMessage, MdxIssue } from '../../../contract/mdx/mdx-issue';
import type { Reference } from '../../../contract/mdx/parse-body';
import type { MdxResult } from './mdx-worker';

/** `unpublished`: the office has written the page, but visitors cannot see it yet. */
export type LinkStatus = 'there' | 'unpublished' | 'missing';

/** @param path as written, without query and fragment */
export type CheckLink = (path: string, kind: Reference['kind']) => Promise<LinkStatus>;

const maxIssues = 20;

/**
 * Finds links and images that point to nothing on this site, like the build does (src/build/content/check-content.ts).
 * @param checkLink null if this server does not know the pages: then only links within the text are checked
 * @param isPageAnchor accepts anchors that the page template adds to those of the headings
 */
export async function findDeadLinks(
  { references, anchors }: Pick<MdxResult, 'references' | 'anchors'>,
  checkLink: CheckLink | null,
  isPageAnchor: (anchor: string) => boolean,
): Promise<MdxIssue[]> {
  const issues: MdxIssue[] = [];
  const checked = new Map<string, IssueMessage | null>();
  for (const { kind, path, anchor, line, column } of references) {
    if (issues.length === maxIssues) break;
    const key = `${kind} ${path}#${path === '' ? anchor : ''}`;
    if (!checked.has(key)) {
      const issue =
        path === ''
          ? checkAnchor(anchor, anchors, isPageAnchor)
          : checkLink && (await checkPath(path, kind, checkLink));
      checked.set(key, issue);
    }
    const issue = checked.get(key);
    if (issue) issues.push({ line, column, ...issue });
  }
  return issues;
}

function checkAnchor(
  anchor: string,
  anchors: readonly string[] | null,
  isPageAnchor: (anchor: string) => boolean,
): IssueMessage | null {
  if (anchors === null || anchor === '' || anchors.includes(anchor) || isPageAnchor(anchor))
    return null;
  return {
    problem: `There is no heading #${shorten(anchor)} in this text.`,
    advice:
      anchors.length > 0
        ? `Write one of: ${anchors.map((id) => `#${id}`).join(', ')}.`
        : 'Remove the link, or write a heading with ##.',
  };
}

async function checkPath(
  path: string,
  kind: Reference['kind'],
  checkLink: CheckLink,
): Promise<IssueMessage | null> {
  const status = await checkLink(path, kind);
  if (status === 'there') return null;
  if (status === 'unpublished') {
    return {
      problem: `The page ${shorten(path)} is not on the site.`,
      advice: 'Publish it first, or remove the link for now.',
    };
  }
  const problem = `There is no ${kind} ${shorten(path)} on this site.`;
  const suggestion = toCanonicalPath(path);
  if (suggestion !== path && (await checkLink(suggestion, kind)) === 'there') {
    return { problem, advice: `Write "${suggestion}".` };
  }
  return {
    problem,
    advice:
      kind === 'page'
        ? 'Write the address of a page of this site, without a slash at the end; /sitemap lists all.'
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
