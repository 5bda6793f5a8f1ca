/** An issue in an MDX body; lines and columns from 1. */
export type MdxIssue = { line: number; column: number; problem: string; advice: string };

export function bySourcePosition(a: MdxIssue, b: MdxIssue): number {
  return a.line - b.line || a.column - b.column;
}

/** An issue without its position: what is wrong, and how to fix it. */
export type IssueMessage = Pick<MdxIssue, 'problem' | 'advice'>;
