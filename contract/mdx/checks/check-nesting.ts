import { findComponent, getComponentLabels, mdxComponents } from '../mdx-components';
import type { IssueMessage } from '../mdx-issue';
import { isComponentNode, type MdxNode } from '../mdx-node';

/** The ancestors of a node. HTML parsers break up elements that are nested in the wrong place. */
export type Ancestors = {
  /** The line of text that contains the node; null for a node on its own line. */
  line: 'text' | 'heading' | 'link' | 'table' | null;
  isInLink: boolean;
  /** Inside an entry of a list, which another entry would close. */
  isInEntry: boolean;
  /** The parent if it is <Steps> or <DownloadList>, which may only contain entries. */
  list: string | null;
};

export const noAncestors: Ancestors = {
  line: null,
  isInLink: false,
  isInEntry: false,
  list: null,
};

export function enterNode(node: MdxNode, ancestors: Ancestors): Ancestors {
  if (node.type === 'paragraph' && isUnwrapped(node)) return ancestors;
  const renders = isComponentNode(node) ? findComponent(node.name)?.renders : undefined;
  const inside = { ...ancestors, list: renders === 'list' ? (node.name ?? null) : null };
  if (renders === 'entry') return { ...inside, isInEntry: true };
  if (renders === 'list') return { ...inside, isInEntry: false };
  return { ...inside, ...insideOf[node.type] };
}

const insideLink = { line: 'link', isInLink: true } as const;
const insideOf: Readonly<Record<string, Partial<Ancestors>>> = {
  paragraph: { line: 'text' },
  heading: { line: 'heading' },
  tableCell: { line: 'table' },
  link: insideLink,
  linkReference: insideLink,
  list: { isInEntry: false },
  listItem: { isInEntry: true },
  footnoteDefinition: { isInEntry: true },
};

/** MDX removes a paragraph that contains only components. */
function isUnwrapped({ children = [] }: MdxNode): boolean {
  return (
    children.some(isComponentNode) &&
    children.every((child) => isComponentNode(child) || isBlank(child))
  );
}

const isBlank = ({ type, value = '' }: MdxNode) => type === 'text' && /^\s*$/.test(value);

export function checkNesting(node: MdxNode, ancestors: Ancestors): IssueMessage | null {
  const { type, name } = node;
  if (type === 'footnoteReference' && ancestors.isInLink) {
    return {
      message: 'A footnote is a link and can’t be inside another link.',
      advice: 'Put it after the link.',
    };
  }
  if (ancestors.list !== null && !canBeInList(ancestors.list, node)) {
    const entry = ancestors.list === 'Steps' ? 'Step title="…"' : 'Download href="…" title="…"';
    return {
      message: `The ${getLabel(ancestors.list)} may only contain ${getLabel(getEntry(ancestors.list))}s.`,
      advice: `Put it in <${entry}>, or before or after the list.`,
    };
  }
  const renders = isComponentNode(node) ? findComponent(name)?.renders : undefined;
  if (!name || renders === undefined || renders === 'text') return null;
  const label = getLabel(name);
  if (renders === 'link') {
    if (!ancestors.isInLink) return null;
    return {
      message: `The ${label} is a link and can’t be inside another link.`,
      advice: 'Put it before or after the link.',
    };
  }
  if (ancestors.line !== null) {
    return {
      message: `The ${label} can’t be inside ${lineLabels[ancestors.line]}.`,
      advice: 'Put it on its own line, with an empty line above and below.',
    };
  }
  if (renders !== 'entry') return null;
  const list = getList(name);
  if (ancestors.isInEntry) {
    return {
      message: `The ${label} can’t be inside another entry of a list.`,
      advice: `Put it after that entry, in <${list}>.`,
    };
  }
  if (ancestors.list !== null) return null;
  return {
    message: `The ${label} must be inside a ${getLabel(list)}.`,
    advice: `Write <${list}> on the line above it and </${list}> on the line below.`,
  };
}

const getLabel = (name: string) => getComponentLabels(name)[0];
const getEntry = (list: string) => findComponent(list)?.entry ?? '';
const getList = (entry: string) =>
  Object.keys(mdxComponents).find((list) => getEntry(list) === entry) ?? '';

/** Unknown components and code are reported separately. */
function canBeInList(list: string, node: MdxNode): boolean {
  if (isComponentNode(node))
    return findComponent(node.name) === null || node.name === getEntry(list);
  switch (node.type) {
    case 'paragraph':
      return isUnwrapped(node);
    case 'text':
      return isBlank(node);
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

const lineLabels = {
  text: 'a line of text',
  heading: 'a heading',
  link: 'a link',
  table: 'a table',
} as const satisfies Record<NonNullable<Ancestors['line']>, string>;
