import { findComponent } from '../../../../../contract/mdx/mdx-components';

/** A node of mdast, the Markdown syntax tree, with the JSX nodes of MDX. */
export type MdastNode = {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  children?: MdastNode[];
};

/** True for components that belong between paragraphs, not inside a sentence. */
export function isBlockComponent(name: string | null | undefined): boolean {
  const component = findComponent(name);
  return component !== null && component.renders !== 'text' && component.renders !== 'link';
}

/**
 * Turns block components written on one line, such as <Callout title="…">Text.</Callout>, into blocks. MDX does the same for the site,
 * and the editor fails on two such components side by side.
 */
export function liftBlocks(node: MdastNode): MdastNode {
  const { children } = node;
  return children === undefined ? node : { ...node, children: children.flatMap(liftNode) };
}

function liftNode(node: MdastNode): MdastNode[] {
  const parts = node.type === 'paragraph' ? (node.children ?? []).filter(isNotSpace) : [];
  if (parts.length === 0 || !parts.every(isInlineBlock)) return [liftBlocks(node)];
  return parts.map(({ children = [], ...part }) =>
    liftBlocks({
      ...part,
      type: 'mdxJsxFlowElement',
      children: children.length === 0 ? [] : [{ type: 'paragraph', children }],
    }),
  );
}

const isNotSpace = ({ type, value = '' }: MdastNode) => type !== 'text' || value.trim() !== '';

const isInlineBlock = ({ type, name }: MdastNode) =>
  type === 'mdxJsxTextElement' && isBlockComponent(name);

/** Joins the lines of each paragraph, which the editor would show as line breaks. */
export function joinLines(node: MdastNode): void {
  if (node.type === 'text') node.value = node.value?.replace(/[ \t]*\n[ \t]*/g, ' ');
  node.children?.forEach(joinLines);
}
