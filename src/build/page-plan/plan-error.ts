import type { ContentIssue } from '../content/content-issue';

/** Files that contradict each other: two with the same path, or a variant without a default. */
export class PlanError extends Error {
  constructor(readonly issue: ContentIssue) {
    super(`${issue.file}: ${issue.problem} ${issue.advice}`);
    this.name = 'PlanError';
  }
}
