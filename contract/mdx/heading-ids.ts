import { applicationRules } from '../applications/form';
import { visible } from '../forms/rules';
import { regionIds } from '../shared/regions';
import type { ContentNode } from './content-node';

/** Places that a page has beside its text's headings: its frame's, and on a job's page those of the form. */
const ofEveryPage = ['content', 'top', 'numbers-title'];
const ofJob = [
  'apply',
  'apply-title',
  'application',
  ...[...Object.keys(applicationRules), 'file'].map((field) => `application-${field}`),
];

/** Ids of what nobody goes to by a link: Gatsby's, those of drawings and letters that a page refers to, and of the popup. */
const partOfEveryPage = new RegExp(
  `^(?:_*gatsby(?:-.*)?|icons|icon-.*|mark-(?:${regionIds.join('|')})|feed-badge|faces|eligibility-(?:title|popup(?:-.*)?))$`,
);
/** Ids of a text's footnotes: of the words above them, and of each note and of what refers to it. */
const ofFootnotes = /^(?:footnote-label$|user-content-)/;
/** What belongs to a field of the form on a job's page. */
const partOfJob = /^application-(?:website|.*-(?:label|hint|limit|error|\d+))$/;

const everywhere: ReadonlySet<string> = new Set(ofEveryPage);
const onJobs: ReadonlySet<string> = new Set([...ofEveryPage, ...ofJob]);

function placesOf(collection: string): ReadonlySet<string> {
  return collection === 'jobs' ? onJobs : everywhere;
}

/**
 * Whether a page has a place beside those of its text, or a link to it is the browser's own, to words of the page.
 * @param collection that the page's text is of, as content/ has them; '' for the places of every page
 */
export function isOwnPlace(collection: string, anchor: string): boolean {
  return anchor.startsWith(':~:') || placesOf(collection).has(anchor);
}

function isOwnId(collection: string, id: string): boolean {
  return (
    placesOf(collection).has(id) ||
    partOfEveryPage.test(id) ||
    (collection === 'jobs' && partOfJob.test(id))
  );
}

/**
 * A text whose headings leave the page's own ids alone: 'Apply' in a job's text is #text-apply, for #apply is its form. One of signs
 * alone, of which rehype-slug leaves nothing, is #text-heading.
 * @param collection that the text is of, as content/ has them
 */
export function clearOwnPlaces(nodes: ContentNode[], collection: string): ContentNode[] {
  const taken = new Set(idsIn(nodes));
  const clear = (node: ContentNode): ContentNode => {
    if (typeof node === 'string') return node;
    const id = node.props?.['id'];
    const isOwn =
      typeof id === 'string' &&
      (isOwnId(collection, id) || (isOfText(node) && ofFootnotes.test(id)));
    const isNameless = typeof id === 'string' && !visible.test(id);
    const wish = isNameless ? 'heading' : isOwn ? id : null;
    return {
      ...node,
      ...(wish !== null && { props: { ...node.props, id: freeId(wish, taken) } }),
      ...(node.children && { children: node.children.map(clear) }),
    };
  };
  return nodes.map(clear);
}

/** Whether a node is a heading that somebody has written: Markdown gives it no class, as it gives the one above the footnotes. */
function isOfText({ type, props }: Exclude<ContentNode, string>): boolean {
  return /^h[1-6]$/.test(type) && props?.['className'] === undefined;
}

/** An id of its own, which is `taken` then; rehype-slug itself numbers those that are spelled alike. */
function freeId(id: string, taken: Set<string>): string {
  let free = `text-${id}`;
  while (taken.has(free)) free += '-1';
  taken.add(free);
  return free;
}

/** The ids of a text's headings, and of what else has one. */
export function idsIn(nodes: readonly ContentNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const id = node.props?.['id'];
    return [...(typeof id === 'string' ? [id] : []), ...idsIn(node.children ?? [])];
  });
}
