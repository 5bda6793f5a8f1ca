import { visibleCharacter } from '../shared/text/patterns';

export type MdxNode = {
  type: string;
  value?: string;
  url?: string;
  alt?: string | null;
  identifier?: string;
  depth?: number;
  align?: readonly unknown[] | null;
  name?: string | null;
  attributes?: readonly MdxAttribute[];
  position?: { start: { line: number; column: number } };
  children?: readonly MdxNode[];
};

/** The value is null if there is none, and an object for code in { }. */
export type MdxAttribute = { type: string; name?: string; value?: unknown };

export function isComponentNode({ type }: MdxNode): boolean {
  return type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';
}

export function getAttributeText({ attributes = [] }: MdxNode, name: string): string | undefined {
  const value = attributes.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Pictures and components have text, or issues that are reported separately. */
export function hasVisibleContent(node: MdxNode): boolean {
  const { type, value = '', children = [] } = node;
  if (type === 'text' || type === 'inlineCode') return visibleCharacter.test(value);
  if (type === 'image' || type === 'imageReference' || type === 'mdxTextExpression') return true;
  return isComponentNode(node) || children.some(hasVisibleContent);
}

/** An MDX body as JSON: parseBody creates it and src/mdx/content.tsx renders it. */
export type ContentNode =
  | string
  | { type: string; props?: Record<string, unknown>; children?: ContentNode[] };
