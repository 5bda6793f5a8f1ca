import { pageTooLarge } from '../../../contract/mdx/checks/body-size';
import type { ContentNode } from '../../../contract/mdx/content-node';
import type { MdxIssue } from '../../../contract/mdx/mdx-issue';
import { mdxToData, getReadingMinutes } from '../../../contract/mdx/mdx-to-data';
import { collectIds } from '../../../contract/mdx/heading-ids';
import { parseBody, type Reference } from '../../../contract/mdx/parse-body';
import { collectionOf } from './collections';
import { hasVisibleContent } from './has-visible-content';

export type MdxTask = { body: string; kind: keyof typeof collectionOf; wantsContent?: boolean };

const maxDataBytes = 1_000_000;

export type MdxResult = {
  faults: MdxIssue[];
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

export async function run({ body, kind, wantsContent = false }: MdxTask): Promise<MdxResult> {
  const { issues, references } = await parseBody(body);
  const hasAnchorLinks = references.some(({ path, anchor }) => path === '' && anchor !== '');
  const data = issues.length === 0 ? await mdxToData(body, collectionOf[kind]) : null;
  const isTooLarge = data !== null && Buffer.byteLength(JSON.stringify(data)) > maxDataBytes;
  return {
    faults: isTooLarge ? [{ line: 1, column: 1, ...pageTooLarge }] : issues,
    references,
    anchors: hasAnchorLinks && data !== null ? collectIds(data) : null,
    content: wantsContent && !isTooLarge ? data : null,
    readingMinutes: getReadingMinutes(body),
    isEmpty: data !== null && !hasVisibleContent(data),
  };
}
