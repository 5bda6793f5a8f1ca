/** A node of a text as the MDX parser makes it. */
export type MdxNode = {
  type: string;
  value?: string;
  url?: string;
  title?: string | null;
  alt?: string | null;
  /** Of a reference or definition. */
  identifier?: string;
  /** Of a heading. */
  depth?: number;
  /** Of a table: one entry per column. */
  align?: readonly unknown[] | null;
  /** Of a component. */
  name?: string | null;
  attributes?: readonly MdxAttribute[];
  position?: { start: Position; end: Position };
  children?: readonly MdxNode[];
};

/** The value is null if there is none, and an object for code in { }. */
export type MdxAttribute = { type: string; name?: string; value?: unknown };

type Position = { line: number; column: number; offset?: number };

export function isComponentNode({ type }: MdxNode): boolean {
  return type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';
}

/** The text of an attribute; undefined if it is missing or code. */
export function getAttributeText({ attributes = [] }: MdxNode, name: string): string | undefined {
  const value = attributes.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}
