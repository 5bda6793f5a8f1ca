import type { JSX } from 'react';
import { telHref } from '../phone';
import { mdxComponents } from './mdx-components';
import type { ContentNode } from './content-node';

type JsxProps = Record<string, unknown> & { children?: unknown };
type JsxType = string | ((props: JsxProps) => unknown);

const fragment = 'fragment';
/** MDX takes names of elements for components: each of ours stands for itself. */
const components = Object.fromEntries(
  Object.keys(mdxComponents).map((name) => [name, name as keyof JSX.IntrinsicElements]),
);

/**
 * Compiles an MDX body to plain data. One chunk of JavaScript per file would put a map of all chunks into every page;
 * as data a page weighs the same whatever the number of files. Throws on a body that is not valid MDX.
 */
export async function mdxToData(body: string): Promise<ContentNode[]> {
  const [{ evaluate }, { default: remarkGfm }, { default: rehypeSlug }] = await Promise.all([
    import('@mdx-js/mdx'),
    import('remark-gfm'),
    import('rehype-slug'),
  ]);
  const module = await evaluate(body, {
    Fragment: fragment,
    jsx: toNode,
    jsxs: toNode,
    development: false,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeSlug],
  });
  return nameTables(flatten(module.default({ components }), fragment));
}

/** A table is named by the heading it stands under: its frame refers to the heading's id. */
function nameTables(nodes: ContentNode[]): ContentNode[] {
  let heading: unknown;
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    if (/^h[2-4]$/.test(node.type)) heading = node.props?.id;
    if (node.type !== 'table' || heading === undefined) return node;
    return { ...node, props: { ...node.props, labelledBy: heading } };
  });
}

function toNode(type: JsxType, { children, ...props }: JsxProps): unknown {
  if (typeof type === 'function') return type({ ...props, children });
  if (type === fragment) return children;
  const inner = flatten(children, type);
  return {
    type,
    ...(Object.keys(props).length > 0 && { props }),
    ...(inner.length > 0 && { children: inner }),
  };
}

/** Line breaks between blocks mean nothing; within a paragraph or code they do. */
const keepsLineBreaks = new Set(['p', 'pre', 'code', 'a', 'em', 'strong', 'td', 'th']);

function flatten(children: unknown, parent: string): ContentNode[] {
  const list = (Array.isArray(children) ? children.flat(Infinity) : [children]) as unknown[];
  return list
    .filter((child): child is ContentNode => {
      if (child === null || child === undefined || typeof child === 'boolean') return false;
      return child !== '\n' || keepsLineBreaks.has(parent);
    })
    .flatMap((child) =>
      typeof child === 'string' && parent !== 'a' && parent !== 'code'
        ? linkPhones(child)
        : [child],
    );
}

/** A phone number in a text, as "(973) 555-0118", becomes a link to be tapped. */
function linkPhones(text: string): ContentNode[] {
  return text.split(/(\(\d{3}\) \d{3}-\d{4})/).flatMap((part, index): ContentNode[] => {
    if (part === '') return [];
    if (index % 2 === 0) return [part];
    const props = { href: telHref(part), className: 'phone' };
    return [{ type: 'a', props, children: [part] }];
  });
}

/** Minutes to read a body, at 200 words a minute, at least one. */
export function readingMinutes(body: string): number {
  const words = body.replace(/<[^>]+>/g, ' ').match(/\p{L}+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / 200));
}
