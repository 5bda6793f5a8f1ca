import { mdxComponents } from './mdx-components';

/** A node of mdast, the Markdown syntax tree, with the JSX nodes of MDX. */
export type MdastNode = {
  type: string;
  name?: string | null;
  value?: string;
  children?: MdastNode[];
};

/**
 * Turns block components written on one line, such as <Callout title="…">Words.</Callout>, into blocks. MDX does the same for the site,
 * and the editor fails on two such components side by side.
 */
export function liftBlocks(node: MdastNode): MdastNode {
  const { children } = node;
  return children === undefined ? node : { ...node, children: children.flatMap(liftNode) };
}

function liftNode(node: MdastNode): MdastNode[] {
  const parts = node.type === 'paragraph' ? (node.children ?? []).filter(isNotSpace) : [];
  if (parts.length === 0 || !parts.every(isBlockComponent)) return [liftBlocks(node)];
  return parts.map(({ children = [], ...part }) =>
    liftBlocks({
      ...part,
      type: 'mdxJsxFlowElement',
      children: children.length === 0 ? [] : [{ type: 'paragraph', children }],
    }),
  );
}

const isNotSpace = ({ type, value = '' }: MdastNode) => type !== 'text' || value.trim() !== '';

const isBlockComponent = ({ type, name }: MdastNode) =>
  type === 'mdxJsxTextElement' &&
  Object.entries(mdxComponents).some(([known, { kind }]) => known === name && kind === 'flow');
