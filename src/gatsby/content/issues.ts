import type { IssueMessage } from '../../../contract/mdx/mdx-issue';
import { formatFileIssue } from '../../../contract/publishing/file-issue';
import type { FileIssue } from '../../../contract/publishing/schema';

/** An issue in content/. The column is given for issues in MDX text. */
export type ContentIssue = FileIssue &
  IssueMessage & { file: string; line: number; column?: number };

/** An issue of a field, whose line is not known yet. */
export type FieldIssue = FileIssue & { path: string[]; advice: string };

/** An issue of a whole file. */
export function createFileIssue(file: string, message: string, advice: string): ContentIssue {
  return { file, line: 1, message, advice };
}

/** For the terminal. */
export function formatIssue(issue: ContentIssue): string {
  const { file, line, column, advice } = issue;
  return `${file}:${line}${column === undefined ? '' : `:${column}`}  ${formatMessage(issue)}\n    ${advice}`;
}

/** As editors of the files write fields and days. */
export function formatMessage(issue: FileIssue): string {
  return formatFileIssue(issue, { field: (name) => `field "${name}"`, day: (day) => day });
}

/** Files that contradict each other: two with the same path, or a variant without a default. */
export class PlanError extends Error {
  override readonly name = 'PlanError';
  readonly issue: ContentIssue;

  constructor(file: string, message: string, advice: string) {
    super(`${file}: ${message} ${advice}`);
    this.issue = createFileIssue(file, message, advice);
  }
}
