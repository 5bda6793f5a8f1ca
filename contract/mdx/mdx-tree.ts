import { mdxComponents } from './mdx-components';

/** A body as elements with their properties, as React takes them, and texts. */
export type TreeNode = string | { type: string; props: Props; children: TreeNode[] };
type Props = Record<string, string | true>;

/** A node as remark, rehype and MDX make it. */
type HastNode = {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  /** Of a component. */
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: HastNode[];
};

/** Reads the elements, components and texts of an MDX body. Throws on what is not valid MDX, on code, and on components that are none of ours. */
export async function readTree(body: string): Promise<TreeNode[]> {
  const [{ createProcessor }, { default: remarkGfm }, { default: rehypeSlug }] = await Promise.all([
    import('@mdx-js/mdx'),
    import('remark-gfm'),
    import('rehype-slug'),
  ]);
  let elements: HastNode = { type: 'root' };
  /** What follows makes JavaScript of the tree: it gets none. */
  const take = () => (tree: HastNode) => {
    elements = tree;
    return { type: 'root', children: [] };
  };
  const processor = createProcessor({
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeSlug, take],
  });
  await processor.run(processor.parse(body));
  return childrenOf(elements);
}

function childrenOf({ children = [] }: HastNode): TreeNode[] {
  return children.map(toTree).filter((child) => child !== '');
}

function toTree(node: HastNode): TreeNode {
  const { type, value = '', tagName = '', name, properties = {}, attributes = [] } = node;
  switch (type) {
    case 'text':
      return value;
    case 'element':
      return { type: tagName, props: propsOf(properties), children: childrenOf(node) };
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return { type: ourName(name), props: attributesOf(attributes), children: childrenOf(node) };
    default:
      throw new Error(`A text holds what is neither Markdown nor a component: ${type}.`);
  }
}

function ourName(name: string | null | undefined): string {
  if (typeof name === 'string' && Object.hasOwn(mdxComponents, name)) return name;
  throw new Error(`There is no component <${name ?? ''}>.`);
}

/** A value is a text; without one it is true. */
function attributesOf(attributes: NonNullable<HastNode['attributes']>): Props {
  return Object.fromEntries(
    attributes.map(({ type, name = '', value }): [string, string | true] => {
      const isPlain = value === null || value === undefined || typeof value === 'string';
      if (type !== 'mdxJsxAttribute' || !isPlain) throw new Error('A component has code in it.');
      return [name, value ?? true];
    }),
  );
}

/** What Markdown gives an element, as React calls and takes it. */
function propsOf(properties: Record<string, unknown>): Props {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]): [string, string | true][] => {
      if (value === null || value === undefined || value === false) return [];
      const text = Array.isArray(value) ? value.join(' ') : String(value);
      return [[reactName(name), value === true || text]];
    }),
  );
}

/** 'ariaDescribedBy' -> 'aria-describedby', 'dataFootnoteRef' -> 'data-footnote-ref'; React has its own names for all others. */
function reactName(name: string): string {
  if (/^aria[A-Z]/.test(name)) return `aria-${name.slice(4).toLowerCase()}`;
  return /^data[A-Z]/.test(name)
    ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : name;
}
