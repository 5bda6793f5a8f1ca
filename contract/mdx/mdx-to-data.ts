import { telHref } from '../shared/phone';
import type { ContentNode } from './content-node';
import { readTree, type TreeNode } from './mdx-tree';
import { clearOwnPlaces } from './heading-ids';
import { phoneInText } from './phone-pattern';

/**
 * An MDX body as plain data: what the page shows, read off its syntax tree. One chunk of JavaScript per file would put a map of all
 * chunks into every page; as data a page weighs the same whatever the number of files. Nothing of a body is ever run: throws on one
 * that is not valid MDX, or holds code or a component that is none of ours.
 * @param collection that it is of, as content/ has them
 */
export async function mdxToData(body: string, collection: string): Promise<ContentNode[]> {
  const tree = await readTree(body);
  const nodes = flatten(tree, { parent: '', isInLink: false });
  return nameTables(clearOwnPlaces(nodes, collection));
}

/** A table is named by the heading it stands under: its frame refers to the heading's id. */
function nameTables(nodes: ContentNode[]): ContentNode[] {
  let heading: unknown;
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    if (/^h[2-4]$/.test(node.type)) heading = node.props?.id;
    if (node.type !== 'table' || heading === undefined) return node;
    return { ...node, props: { ...node.props, labelledBy: heading } };
  });
}

/** What a node stands in. */
type Place = { parent: string; isInLink: boolean };

function toNode(node: TreeNode, isInLink: boolean): ContentNode {
  if (typeof node === 'string') return node;
  const { type, props, children } = node;
  const inner = flatten(children, { parent: type, isInLink: isInLink || type === 'a' });
  return {
    type,
    ...(Object.keys(props).length > 0 && { props }),
    ...(inner.length > 0 && { children: inner }),
  };
}

/** Line breaks between blocks mean nothing; within a paragraph or code they do. */
const keepsLineBreaks = new Set(['p', 'pre', 'code', 'a', 'em', 'strong', 'td', 'th']);

function flatten(children: readonly TreeNode[], { parent, isInLink }: Place): ContentNode[] {
  return children
    .filter((child) => child !== '\n' || keepsLineBreaks.has(parent))
    .flatMap((child) =>
      typeof child === 'string' && !isInLink && parent !== 'code'
        ? linkPhones(child)
        : [toNode(child, isInLink)],
    );
}

/** Phone numbers in a text become links to be tapped. */
function linkPhones(text: string): ContentNode[] {
  return text.split(phoneInText).flatMap((part, index): ContentNode[] => {
    if (part === '') return [];
    if (index % 2 === 0) return [part];
    const props = { href: telHref(part), className: 'phone' };
    return [{ type: 'a', props, children: [part] }];
  });
}

/** Minutes to read a body, at 200 words a minute, at least one. */
export function readingMinutes(body: string): number {
  const words = body.replace(/<[^<>]+>/g, ' ').match(/\p{L}+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / 200));
}
