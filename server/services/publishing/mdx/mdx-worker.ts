import { pageTooLarge } from '../../../../contract/mdx/checks/body-size';
import type { ContentNode } from '../../../../contract/mdx/mdx-node';
import { collectIds } from '../../../../contract/mdx/heading-ids';
import { mdxComponents } from '../../../../contract/mdx/mdx-components';
import type { MdxIssue } from '../../../../contract/mdx/mdx-issue';
import { parseBody, type Reference } from '../../../../contract/mdx/parse-body';
import type { PublishedCollection } from '../../../../contract/publishing/schema';
import { visibleCharacter } from '../../../../contract/shared/text/patterns';

export type MdxTask = { body: string; collection: PublishedCollection };

const maxDataBytes = 1_000_000;

export type MdxResult = {
  issues: MdxIssue[];
  references: Reference[];
  anchors: string[] | null;
  content: ContentNode[] | null;
  readingMinutes: number;
  isEmpty: boolean;
};

export const ready = () => undefined;

export async function run({ body, collection }: MdxTask): Promise<MdxResult> {
  const { issues, references, content, readingMinutes } = await parseBody(body, collection);
  const data = issues.length === 0 ? content : null;
  const isTooLarge = data !== null && Buffer.byteLength(JSON.stringify(data)) > maxDataBytes;
  return {
    issues: isTooLarge ? [{ line: 1, column: 1, ...pageTooLarge }] : issues,
    references,
    anchors: data === null ? null : collectIds(data),
    content: isTooLarge ? null : data,
    readingMinutes,
    isEmpty: data !== null && !hasVisibleContent(data),
  };
}

/** Blanks, empty list items, and link addresses are not visible; a word, an image, or a component is. */
function hasVisibleContent(nodes: readonly ContentNode[]): boolean {
  return nodes.some((node) => {
    if (typeof node === 'string') return visibleCharacter.test(node);
    const { type, children = [] } = node;
    return type === 'img' || Object.hasOwn(mdxComponents, type) || hasVisibleContent(children);
  });
}
