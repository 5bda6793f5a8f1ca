import type { IssueMessage } from '../../../contract/mdx/mdx-issue';

/** An issue in content/. The column is given for issues in MDX text. */
export type ContentIssue = IssueMessage & { file: string; line: number; column?: number };

/** An issue in the front matter, at the path of a field. */
export type FieldIssue = { path: string[]; message: string; advice: string };

/** For the terminal. */
export function formatIssue({ file, line, column, message, advice }: ContentIssue): string {
  return `${file}:${line}${column === undefined ? '' : `:${column}`}  ${message}\n    ${advice}`;
}

/** Files that contradict each other: two with the same path, or a variant without a default. */
export class PlanError extends Error {
  constructor(readonly issue: ContentIssue) {
    super(`${issue.file}: ${issue.message} ${issue.advice}`);
    this.name = 'PlanError';
  }
}
