import { drawnBy } from './drawn-components';
import type { Finding } from './mdx-fault';

/** Where a node of a text stands: browsers take apart what may not stand there, and the page with it. */
export type Surroundings = {
  /** The line of text it is a part of; null: it has a line of its own. */
  line: 'text' | 'heading' | 'link' | 'table' | null;
  isInLink: boolean;
  /** Within an entry of a list, which another entry would end. */
  isInEntry: boolean;
};

export const topLevel: Surroundings = { line: null, isInLink: false, isInEntry: false };

type Node = { type: string; name?: string | null; value?: string; children?: readonly Node[] };

const isComponent = ({ type }: Node) =>
  type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';

/** Where the children of a node stand. */
export function within(node: Node, around: Surroundings): Surroundings {
  const drawn = isComponent(node) ? drawnBy(node.name)?.as : undefined;
  if (drawn === 'entry') return { ...around, isInEntry: true };
  if (drawn === 'list') return { ...around, isInEntry: false };
  switch (node.type) {
    case 'paragraph':
      return isUnravelled(node) ? around : { ...around, line: 'text' };
    case 'heading':
      return { ...around, line: 'heading' };
    case 'tableCell':
      return { ...around, line: 'table' };
    case 'link':
    case 'linkReference':
      return { ...around, line: 'link', isInLink: true };
    case 'list':
      return { ...around, isInEntry: false };
    case 'listItem':
    case 'footnoteDefinition':
      return { ...around, isInEntry: true };
    default:
      return around;
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
  if (!drawn || !name || drawn.as === 'words') return null;
  if (drawn.as === 'link') return around.isInLink ? linkInLink(name) : null;
  if (around.line !== null) {
    return {
      problem: `<${name}> stands in ${lineWords[around.line]}, where only words can be.`,
      advice: `Write it on a line of its own, with an empty line above and below.`,
    };
  }
  if (drawn.as !== 'entry' || !around.isInEntry) return null;
  return {
    problem: `<${name}> stands within another entry of a list.`,
    advice: `Write it beside that one, in ${name === 'Step' ? '<Steps>' : '<DownloadList>'}.`,
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
