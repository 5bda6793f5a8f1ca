import { maxOverdueDays } from '../../../../contract/programs/review';
import type { CheckedContent } from '../check-content';
import type { ContentIssue } from '../issues';

/**
 * Facts whose review is long overdue, because nobody should plan their care with them, and notices that the law requires. They block only
 * the build, because the publishing of a post must not stop on a day on which nothing has changed.
 */
export function findBlockingIssues(
  { overdueFacts, missingNotices }: Pick<CheckedContent, 'overdueFacts' | 'missingNotices'>,
  isDemo: boolean,
): ContentIssue[] {
  if (isDemo) return [];
  return [
    ...overdueFacts.filter(({ overdueDays }) => overdueDays > maxOverdueDays),
    ...missingNotices.filter(({ hasReason }) => !hasReason),
  ];
}
