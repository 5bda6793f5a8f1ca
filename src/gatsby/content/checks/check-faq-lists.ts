import type { ContentNode } from '../../../../contract/mdx/mdx-node';
import { getRegionName } from '../../../../contract/shared/region-facts';
import type { PlannedPage } from '../../page-plan/planned-page';
import { createFileIssue, type ContentIssue } from '../issues';

/** Finds lists of questions that would be empty, because their region has no question on the topic. */
export function checkFaqLists(pages: readonly PlannedPage[]): ContentIssue[] {
  return pages.flatMap(({ file, path, content, context: { faqs, regionId } }) =>
    findTopics(content)
      .filter((topic) => !faqs.some((faq) => topic === undefined || faq.topic === topic))
      .map((topic) =>
        createFileIssue(
          file,
          `<FaqList${topic === undefined ? '' : ` topic="${topic}"`}> would show nothing on ${path}: ${getRegionName(regionId)} has no such question.`,
          'Delete it, or add a question to content/faqs/.',
        ),
      ),
  );
}

/** The topic of each list; undefined for all questions. */
function findTopics(nodes: readonly ContentNode[]): (string | undefined)[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const topic = node.props?.['topic'];
    const own = node.type === 'FaqList' ? [typeof topic === 'string' ? topic : undefined] : [];
    return [...own, ...findTopics(node.children ?? [])];
  });
}
