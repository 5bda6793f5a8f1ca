import { findComponent } from './mdx-components';

/** An element or component with its properties under React's names, or a text. */
export type TreeNode = string | { type: string; props: Props; children: TreeNode[] };
type Props = Record<string, string | true>;

/** A node as remark, rehype, and MDX make it. */
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

/** Parses an MDX body. Throws if it is invalid MDX or contains code or unknown components. */
export async function parseTree(body: string): Promise<TreeNode[]> {
  const [{ createProcessor }, { default: remarkGfm }, { default: rehypeSlug }] = await Promise.all([
    import('@mdx-js/mdx'),
    import('remark-gfm'),
    import('rehype-slug'),
  ]);
  let root: HastNode = { type: 'root' };
  /** Takes the tree before MDX compiles it to JavaScript. */
  const capture = () => (tree: HastNode) => {
    root = tree;
    return { type: 'root', children: [] };
  };
  const processor = createProcessor({
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeSlug, capture],
  });
  await processor.run(processor.parse(body));
  return toChildren(root);
}

function toChildren({ children = [] }: HastNode): TreeNode[] {
  return children.map(toTree).filter((child) => child !== '');
}

function toTree(node: HastNode): TreeNode {
  const { type, value = '', tagName = '', name, properties = {}, attributes = [] } = node;
  switch (type) {
    case 'text':
      return value;
    case 'element':
      return { type: tagName, props: toProps(properties), children: toChildren(node) };
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      if (findComponent(name) === null) throw new Error(`There is no component <${name ?? ''}>.`);
      return { type: name ?? '', props: toComponentProps(attributes), children: toChildren(node) };
    default:
      throw new Error(`Only Markdown and components are allowed, not ${type}.`);
  }
}

function toComponentProps(attributes: NonNullable<HastNode['attributes']>): Props {
  return Object.fromEntries(
    attributes.map(({ type, name = '', value }): [string, string | true] => {
      const isText = value === null || value === undefined || typeof value === 'string';
      if (type !== 'mdxJsxAttribute' || !isText) throw new Error('A component contains code.');
      return [name, value ?? true];
    }),
  );
}

function toProps(properties: Record<string, unknown>): Props {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]): [string, string | true][] => {
      if (value === null || value === undefined || value === false) return [];
      const text = Array.isArray(value) ? value.join(' ') : String(value);
      return [[reactName(name), value === true || text]];
    }),
  );
}

/** 'ariaDescribedBy' -> 'aria-describedby', 'dataFootnoteRef' -> 'data-footnote-ref'. */
function reactName(name: string): string {
  if (/^aria[A-Z]/.test(name)) return `aria-${name.slice(4).toLowerCase()}`;
  return /^data[A-Z]/.test(name)
    ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : name;
}
