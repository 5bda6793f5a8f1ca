import { mdxParts } from './mdx-components';

/** What of a Markdown tree is looked at here (mdast, with the JSX of MDX). */
export type TextNode = {
  type: string;
  name?: string | null;
  value?: string;
  children?: TextNode[];
};

/**
 * A tree in which components that are blocks, written in one line, are blocks: <Callout title="…">Words.</Callout>. The site reads them so too
 * (MDX lifts a paragraph of nothing but components); the library's own mending gives two of them beside each other up.
 */
export function liftBlocks(node: TextNode): TextNode {
  const { children } = node;
  if (children === undefined) return node;
  return { ...node, children: children.flatMap(lifted) };
}

/** A paragraph of nothing but blocks as these; everything else as it is, but for what stands in it. */
function lifted(node: TextNode): TextNode[] {
  const parts = node.type === 'paragraph' ? (node.children ?? []).filter(isNotSpace) : [];
  if (parts.length === 0 || !parts.every(isBlock)) return [liftBlocks(node)];
  return parts.map((part) =>
    liftBlocks({ ...part, type: 'mdxJsxFlowElement', children: asBlocks(part) }),
  );
}

const asBlocks = ({ children = [] }: TextNode): TextNode[] =>
  children.length === 0 ? [] : [{ type: 'paragraph', children }];

const isNotSpace = ({ type, value = '' }: TextNode) => type !== 'text' || value.trim() !== '';

const isBlock = ({ type, name }: TextNode) =>
  type === 'mdxJsxTextElement' &&
  Object.entries(mdxParts).some(([part, { kind }]) => part === name && kind === 'flow');
