import { applicationRules } from '../applications/form';
import { visibleCharacter } from '../shared/text/patterns';
import type { ContentNode } from './mdx-node';

/** Link targets of every page, and of a job's page with its form, besides the headings of the text. */
const pageTargets: ReadonlySet<string> = new Set(['content', 'top', 'numbers-title']);
const jobTargets: ReadonlySet<string> = new Set([
  ...pageTargets,
  'apply',
  'apply-title',
  'application',
  ...[...Object.keys(applicationRules), 'file'].map((field) => `application-${field}`),
]);

/** Ids that are taken but not link targets: of Gatsby, the menu, the list of contents, and the eligibility popup. */
const reservedIds =
  /^(?:_*gatsby(?:-.*)?|menu|contents-title|eligibility-(?:title|popup(?:-.*)?))$/;
const footnoteIds = /^(?:footnote-label$|user-content-)/;
const jobFormIds = /^application-(?:website|.*-(?:label|hint|limit|error|\d+))$/;

/** The id of a question's element on pages with <FaqList>. @param name of the file in content/faqs/ */
export const getFaqId = (name: string) => `faq-${name}`;

function getTargets(collection: string): ReadonlySet<string> {
  return collection === 'jobs' ? jobTargets : pageTargets;
}

/**
 * True if a page has a link target besides its headings. Browsers handle text fragments (':~:text=…').
 * @param collection the folder of content/; '' for any page
 */
export function isPageTarget(collection: string, anchor: string): boolean {
  return anchor.startsWith(':~:') || getTargets(collection).has(anchor);
}

function isTaken(collection: string, id: string): boolean {
  return (
    getTargets(collection).has(id) ||
    reservedIds.test(id) ||
    (collection === 'jobs' && jobFormIds.test(id))
  );
}

/**
 * Renames heading ids that the page itself uses: 'Apply' in a job becomes #text-apply. A heading of symbols only, for which
 * rehype-slug leaves no id, becomes #text-heading.
 */
export function renameTakenIds(nodes: ContentNode[], collection: string): ContentNode[] {
  const usedIds = new Set(collectIds(nodes));
  const rename = (node: ContentNode): ContentNode => {
    if (typeof node === 'string') return node;
    const id = node.props?.['id'];
    const newId = typeof id === 'string' ? getReplacement(id, node, collection) : null;
    return {
      ...node,
      ...(newId !== null && { props: { ...node.props, id: makeUnique(newId, usedIds) } }),
      ...(node.children && { children: node.children.map(rename) }),
    };
  };
  return nodes.map(rename);
}

function getReplacement(
  id: string,
  node: Exclude<ContentNode, string>,
  collection: string,
): string | null {
  if (!visibleCharacter.test(id)) return 'text-heading';
  const clashesWithFootnotes = isWrittenHeading(node) && footnoteIds.test(id);
  return isTaken(collection, id) || clashesWithFootnotes ? `text-${id}` : null;
}

/** Markdown gives a class only to the heading that it adds above the footnotes. */
function isWrittenHeading({ type, props }: Exclude<ContentNode, string>): boolean {
  return /^h[1-6]$/.test(type) && props?.['className'] === undefined;
}

function makeUnique(id: string, usedIds: Set<string>): string {
  let unique = id;
  while (usedIds.has(unique)) unique += '-1';
  usedIds.add(unique);
  return unique;
}

export function collectIds(nodes: readonly ContentNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const id = node.props?.['id'];
    return [...(typeof id === 'string' ? [id] : []), ...collectIds(node.children ?? [])];
  });
}
