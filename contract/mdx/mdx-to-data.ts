import { phonePattern, telHref } from '../shared/phone';
import type { ContentNode } from './content-node';
import { renameTakenIds } from './heading-ids';
import { parseTree, type TreeNode } from './mdx-tree';

/**
 * Converts an MDX body to JSON. Never runs code in it: throws if it is invalid MDX or contains code or unknown components.
 * With one JavaScript chunk per file instead, every page would contain a map of all chunks.
 * @param collection the folder of content/
 */
export async function mdxToData(body: string, collection: string): Promise<ContentNode[]> {
  const tree = await parseTree(body);
  const nodes = toNodes(tree, { parent: '', isInLink: false });
  return labelTables(renameTakenIds(nodes, collection));
}

/** Labels each table by the heading above it. */
function labelTables(nodes: ContentNode[]): ContentNode[] {
  let headingId: unknown;
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    if (/^h[2-4]$/.test(node.type)) headingId = node.props?.id;
    if (node.type !== 'table' || headingId === undefined) return node;
    return { ...node, props: { ...node.props, labelledBy: headingId } };
  });
}

type Ancestors = { parent: string; isInLink: boolean };

function toNode(node: TreeNode, isInLink: boolean): ContentNode {
  if (typeof node === 'string') return node;
  const { type, props, children } = node;
  const nodes = toNodes(children, { parent: type, isInLink: isInLink || type === 'a' });
  return {
    type,
    ...(Object.keys(props).length > 0 && { props }),
    ...(nodes.length > 0 && { children: nodes }),
  };
}

/** Elsewhere line breaks only separate blocks. */
const keepsLineBreaks = new Set(['p', 'pre', 'code', 'a', 'em', 'strong', 'td', 'th']);

function toNodes(children: readonly TreeNode[], { parent, isInLink }: Ancestors): ContentNode[] {
  return children
    .filter((child) => child !== '\n' || keepsLineBreaks.has(parent))
    .flatMap((child) =>
      typeof child === 'string' && !isInLink && parent !== 'code'
        ? linkPhones(child)
        : [toNode(child, isInLink)],
    );
}

function linkPhones(text: string): ContentNode[] {
  return text.split(phonePattern).flatMap((part, index): ContentNode[] => {
    if (part === '') return [];
    if (index % 2 === 0) return [part];
    const props = { href: telHref(part), className: 'phone' };
    return [{ type: 'a', props, children: [part] }];
  });
}

/** At 200 words per minute, at least 1. */
export function getReadingMinutes(body: string): number {
  const words = body.replace(/<[^<>]+>/g, ' ').match(/\p{L}+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / 200));
}
