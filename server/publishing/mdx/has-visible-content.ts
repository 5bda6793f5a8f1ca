import { visible } from '../../../contract/forms/rules';
import type { ContentNode } from '../../../contract/mdx/content-node';
import { mdxComponents } from '../../../contract/mdx/mdx-components';

/** Whether a text has a word, a picture or a component: one of blanks, addresses of links and empty entries alone has none. */
export function hasVisibleContent(nodes: readonly ContentNode[]): boolean {
  return nodes.some((node) => {
    if (typeof node === 'string') return visible.test(node);
    const { type, children = [] } = node;
    return type === 'img' || Object.hasOwn(mdxComponents, type) || hasVisibleContent(children);
  });
}
