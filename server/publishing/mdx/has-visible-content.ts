import { visibleCharacter } from '../../../contract/shared/text/patterns';
import type { ContentNode } from '../../../contract/mdx/content-node';
import { mdxComponents } from '../../../contract/mdx/mdx-components';

/** Blanks, empty list items, and link addresses are not visible; a word, an image, or a component is. */
export function hasVisibleContent(nodes: readonly ContentNode[]): boolean {
  return nodes.some((node) => {
    if (typeof node === 'string') return visibleCharacter.test(node);
    const { type, children = [] } = node;
    return type === 'img' || Object.hasOwn(mdxComponents, type) || hasVisibleContent(children);
  });
}
