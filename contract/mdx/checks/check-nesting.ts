import { drawnBy } from '../rendered-components';
import type { Finding } from '../mdx-issue';

/** Where a node of a text stands: browsers take apart what may not stand there, and the page with it. */
export type Surroundings = {
  /** The line of text it is a part of; null: it has a line of its own. */
  line: 'text' | 'heading' | 'link' | 'table' | null;
  isInLink: boolean;
  /** Within an entry of a list, which another entry would end. */
  isInEntry: boolean;
  /** The list of entries whose child it is, <Steps> or <DownloadList>: nothing but entries may stand in one. */
  list: string | null;
};

export const topLevel: Surroundings = {
  line: null,
  isInLink: false,
  isInEntry: false,
  list: null,
};

type Node = { type: string; name?: string | null; value?: string; children?: readonly Node[] };

const isComponent = ({ type }: Node) =>
  type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';

/** Where the children of a node stand. */
export function within(node: Node, around: Surroundings): Surroundings {
  // MDX takes the paragraph away: its components stand where it stood.
  if (node.type === 'paragraph' && isUnravelled(node)) return around;
  const drawn = isComponent(node) ? drawnBy(node.name)?.as : undefined;
  const inside = { ...around, list: drawn === 'list' ? (node.name ?? null) : null };
  if (drawn === 'entry') return { ...inside, isInEntry: true };
  if (drawn === 'list') return { ...inside, isInEntry: false };
  switch (node.type) {
    case 'paragraph':
      return { ...inside, line: 'text' };
    case 'heading':
      return { ...inside, line: 'heading' };
    case 'tableCell':
      return { ...inside, line: 'table' };
    case 'link':
    case 'linkReference':
      return { ...inside, line: 'link', isInLink: true };
    case 'list':
      return { ...inside, isInEntry: false };
    case 'listItem':
    case 'footnoteDefinition':
      return { ...inside, isInEntry: true };
    default:
      return inside;
  }
}

/** MDX makes no paragraph of components that are alone in theirs. */
function isUnravelled({ children = [] }: Node): boolean {
  return (
    children.some(isComponent) &&
    children.every(
      (child) => isComponent(child) || (child.type === 'text' && /^\s*$/.test(child.value ?? '')),
    )
  );
}

/** What is wrong with where a node stands, or null. */
export function nestingFinding(node: Node, around: Surroundings): Finding | null {
  const { type, name } = node;
  if (type === 'footnoteReference' && around.isInLink) {
    return {
      problem: 'A footnote within a link is a link within a link.',
      advice: 'Write it behind the link.',
    };
  }
  const drawn = isComponent(node) ? drawnBy(name) : null;
  if (around.list !== null && !mayStandIn(around.list, node)) return looseIn(around.list);
  if (!drawn || !name || drawn.as === 'words') return null;
  if (drawn.as === 'link') return around.isInLink ? linkInLink(name) : null;
  if (around.line !== null) {
    return {
      problem: `<${name}> stands in ${lineWords[around.line]}, where only words can be.`,
      advice: `Write it on a line of its own, with an empty line above and below.`,
    };
  }
  if (drawn.as !== 'entry') return null;
  const list = listOf(name);
  if (around.isInEntry) {
    return {
      problem: `<${name}> stands within another entry of a list.`,
      advice: `Write it beside that one, in <${list}>.`,
    };
  }
  if (around.list !== null) return null;
  return {
    problem: `<${name}> stands in no list.`,
    advice: `Write <${list}> on the line above it and </${list}> on the line below.`,
  };
}

/** The list that an entry belongs in. */
const listOf = (entry: string) => (entry === 'Step' ? 'Steps' : 'DownloadList');

/** Whether a node may be a child of <Steps> or <DownloadList>: its entries, and what nothing is drawn of. */
function mayStandIn(list: string, node: Node): boolean {
  if (isComponent(node)) {
    const isEntry = drawnBy(node.name)?.as === 'entry';
    // What is none of ours is refused for that already.
    return drawnBy(node.name) === null || (isEntry && listOf(node.name ?? '') === list);
  }
  switch (node.type) {
    case 'paragraph':
      return isUnravelled(node);
    case 'text':
      return /^\s*$/.test(node.value ?? '');
    // Both are drawn elsewhere or nowhere; code is refused for what it is.
    case 'definition':
    case 'footnoteDefinition':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return true;
    default:
      return false;
  }
}

function looseIn(list: string): Finding {
  const entry = list === 'Steps' ? '<Step title="…">' : '<Download href="…" title="…">';
  return {
    problem: `In <${list}> stands something that is none of its entries.`,
    advice: `Write it in ${entry}, or before or behind the list.`,
  };
}

const lineWords = {
  text: 'a line of text',
  heading: 'a heading',
  link: 'a link',
  table: 'a table',
} as const satisfies Record<NonNullable<Surroundings['line']>, string>;

const linkInLink = (name: string): Finding => ({
  problem: `<${name}> is a link itself, and stands within a link.`,
  advice: 'Write it before or behind the link.',
});
