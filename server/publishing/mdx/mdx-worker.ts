import { pageTooLarge } from '../../../contract/mdx/checks/body-size';
import type { ContentNode } from '../../../contract/mdx/content-node';
import { collectIds } from '../../../contract/mdx/heading-ids';
import { mdxComponents } from '../../../contract/mdx/mdx-components';
import type { MdxIssue } from '../../../contract/mdx/mdx-issue';
import { mdxToData, getReadingMinutes } from '../../../contract/mdx/mdx-to-data';
import { parseBody, type Reference } from '../../../contract/mdx/parse-body';
import type { PublishedCollection } from '../../../contract/publishing/schema';
import { visibleCharacter } from '../../../contract/shared/text/patterns';

export type MdxTask = { body: string; collection: PublishedCollection; wantsContent?: boolean };

const maxDataBytes = 1_000_000;

export type MdxResult = {
  issues: MdxIssue[];
  /** Links and images that point to this site. */
  references: Reference[];
  /** Ids of the headings, if a link points to one; null if none does or the text has issues. */
  anchors: string[] | null;
  /** Null unless it was requested and the text has no issues. */
  content: ContentNode[] | null;
  readingMinutes: number;
  isEmpty: boolean;
};

export const ready = () => undefined;

export async function run({ body, collection, wantsContent = false }: MdxTask): Promise<MdxResult> {
  const { issues, references } = await parseBody(body);
  const hasAnchorLinks = references.some(({ path, anchor }) => path === '' && anchor !== '');
  const data = issues.length === 0 ? await mdxToData(body, collection) : null;
  const isTooLarge = data !== null && Buffer.byteLength(JSON.stringify(data)) > maxDataBytes;
  return {
    issues: isTooLarge ? [{ line: 1, column: 1, ...pageTooLarge }] : issues,
    references,
    anchors: hasAnchorLinks && data !== null ? collectIds(data) : null,
    content: wantsContent && !isTooLarge ? data : null,
    readingMinutes: getReadingMinutes(body),
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
