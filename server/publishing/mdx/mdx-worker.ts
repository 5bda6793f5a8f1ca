import { pageTooLarge } from '../../../contract/mdx/checks/body-size';
import type { ContentNode } from '../../../contract/mdx/content-node';
import type { MdxFault } from '../../../contract/mdx/mdx-issue';
import { mdxToData, readingMinutes } from '../../../contract/mdx/mdx-to-data';
import { idsIn } from '../../../contract/mdx/heading-ids';
import { parseBody, type Reference } from '../../../contract/mdx/parse-body';
import { answerQuestions } from '../../workers/worker';
import { collectionOf } from './collections';
import { hasVisibleContent } from './has-visible-content';

/** @param kind the page that the text is for */
export type MdxTask = { body: string; kind: keyof typeof collectionOf; wantsContent?: boolean };

/** The most that the page's data may have: what counting the text's parts lets through is not much more. */
const mostBytes = 1_000_000;

/** What a body is: its faults, in the order of the text, and without any, if it was asked for, what it becomes. */
export type ReadMdx = {
  faults: MdxFault[];
  /** Its links and pictures that lead to the site itself. */
  references: Reference[];
  /** The places of its headings, where one of its links leads to such a place; null: not asked for, or not known for its faults. */
  anchors: string[] | null;
  content: ContentNode[] | null;
  readingMinutes: number;
  /** Whether a reader sees nothing of it. */
  isEmpty: boolean;
};

async function answer({ body, kind, wantsContent = false }: MdxTask): Promise<ReadMdx> {
  const { faults, references } = await parseBody(body);
  const leadsWithin = references.some(({ path, anchor }) => path === '' && anchor !== '');
  // Only what has been checked becomes data.
  const data = faults.length === 0 ? await mdxToData(body, collectionOf[kind]) : null;
  const isTooLarge = data !== null && Buffer.byteLength(JSON.stringify(data)) > mostBytes;
  return {
    faults: isTooLarge ? [{ line: 1, column: 1, ...pageTooLarge }] : faults,
    references,
    anchors: leadsWithin && data !== null ? idsIn(data) : null,
    content: wantsContent && !isTooLarge ? data : null,
    readingMinutes: readingMinutes(body),
    isEmpty: data !== null && !hasVisibleContent(data),
  };
}

answerQuestions(answer);
