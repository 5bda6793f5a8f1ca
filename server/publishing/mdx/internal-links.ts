import { shorten } from '../../../contract/mdx/checks/check-address';
import type { Finding, MdxFault } from '../../../contract/mdx/mdx-issue';
import type { Reference } from '../../../contract/mdx/parse-body';
import type { ReadMdx } from './mdx-worker';

/** What stands at an address of the site: something, what the office has written and visitors do not get, or nothing. */
export type LinkStatus = 'there' | 'unpublished' | 'missing';

/** Looks for a path of the site, as it is written, without query and fragment. */
export type CheckLink = (path: string, kind: Reference['kind']) => Promise<LinkStatus>;

/** Faults named at once: after these, mending shows the rest. */
const mostFaults = 20;

/**
 * The links and pictures of a text that lead to nothing on this site, as the build finds them (src/build/content/check-content.ts).
 * @param look null: the pages are not known here; then only links within the text are looked at
 * @param isOwnPlace tells the places that the page has beside those of the text's headings
 */
export async function findDeadLinks(
  { references, anchors }: Pick<ReadMdx, 'references' | 'anchors'>,
  look: CheckLink | null,
  isOwnPlace: (anchor: string) => boolean,
): Promise<MdxFault[]> {
  const faults: MdxFault[] = [];
  const known = new Map<string, Finding | null>();
  for (const { kind, path, anchor, line, column } of references) {
    if (faults.length === mostFaults) break;
    const key = `${kind} ${path}#${path === '' ? anchor : ''}`;
    if (!known.has(key)) {
      const found =
        path === ''
          ? anchorFinding(anchor, anchors, isOwnPlace)
          : look && (await pathFinding(path, kind, look));
      known.set(key, found);
    }
    const finding = known.get(key);
    if (finding) faults.push({ line, column, ...finding });
  }
  return faults;
}

function anchorFinding(
  anchor: string,
  anchors: readonly string[] | null,
  isOwnPlace: (anchor: string) => boolean,
): Finding | null {
  if (anchors === null || anchor === '' || anchors.includes(anchor) || isOwnPlace(anchor))
    return null;
  return {
    problem: `There is no heading #${shorten(anchor)} in this text.`,
    advice:
      anchors.length > 0
        ? `Write one of: ${anchors.map((id) => `#${id}`).join(', ')}.`
        : 'Take the link out, or write a heading with ##.',
  };
}

async function pathFinding(
  path: string,
  kind: Reference['kind'],
  look: CheckLink,
): Promise<Finding | null> {
  const target = await look(path, kind);
  if (target === 'there') return null;
  if (target === 'unpublished') {
    return {
      problem: `The page ${shorten(path)} is not on the site.`,
      advice: 'Publish it first, or take the link out until then.',
    };
  }
  const problem = `There is no ${kind} ${shorten(path)} on this site.`;
  const meant = likely(path);
  if (meant !== path && (await look(meant, kind)) === 'there') {
    return { problem, advice: `Write "${meant}".` };
  }
  return {
    problem,
    advice:
      kind === 'page'
        ? 'Write the address of a page of this site, without a slash at the end; /sitemap lists all.'
        : 'Add it anew, or correct its name.',
  };
}

/** What was meant by '/HHA//', '/hha.html' or '/hha/index.html': '/hha'. */
function likely(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html?$/, '')
    .replace(/\/$/, '');
  return plain === '' ? '/' : plain;
}
