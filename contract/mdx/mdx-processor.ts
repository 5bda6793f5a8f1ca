import type { MdxNode } from './mdx-node';
import type { HastNode } from './tree-to-content';

type MdxProcessor = {
  /** Throws if the body is not valid MDX. */
  parse(body: string): MdxNode;
  /** Changes the syntax tree. */
  toHtmlTree(tree: MdxNode): HastNode;
};

let processor: Promise<MdxProcessor> | undefined;

/** Returns one processor for all bodies, because creating its plugins takes longer than parsing a short body. */
export function loadMdxProcessor(): Promise<MdxProcessor> {
  return (processor ??= createMdxProcessor());
}

async function createMdxProcessor(): Promise<MdxProcessor> {
  // These are ES modules, which CommonJS tools can only load with import().
  const [{ createProcessor }, { default: remarkGfm }, { default: rehypeSlug }] = await Promise.all([
    import('@mdx-js/mdx'),
    import('remark-gfm'),
    import('rehype-slug'),
  ]);
  let htmlTree: HastNode = { type: 'root' };
  /** Takes the tree before MDX compiles it to JavaScript. */
  const capture = () => (tree: HastNode) => {
    htmlTree = tree;
    return { type: 'root', children: [] };
  };
  const mdx = createProcessor({
    remarkPlugins: [remarkGfm, skipEmailTokenizer],
    rehypePlugins: [rehypeSlug, capture],
  });
  return {
    parse: (body) => mdx.parse(body) as MdxNode,
    toHtmlTree: (tree) => {
      mdx.runSync(tree as Parameters<typeof mdx.runSync>[0]);
      return htmlTree;
    },
  };
}

type TokenizerExtension = { text?: Record<string, unknown[]> };

/**
 * Removes remark-gfm's tokenizer of email addresses, which takes a fifth of the time because it starts at each letter.
 * remark-gfm also finds addresses in the finished syntax tree.
 */
function skipEmailTokenizer(this: { data(key: string): unknown }): void {
  for (const extension of this.data('micromarkExtensions') as TokenizerExtension[]) {
    const [emailTokenizer] = extension.text?.['a'.charCodeAt(0)] ?? [];
    extension.text = Object.fromEntries(
      Object.entries(extension.text ?? {}).map(([code, tokenizers]) => [
        code,
        tokenizers.filter((tokenizer) => tokenizer !== emailTokenizer),
      ]),
    );
  }
}
