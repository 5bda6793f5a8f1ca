export type MdxIssue = { line: number; column: number; message: string; advice: string };

export function bySourcePosition(a: MdxIssue, b: MdxIssue): number {
  return a.line - b.line || a.column - b.column;
}

/** An issue without its position: what is wrong, and how to fix it. */
export type IssueMessage = Pick<MdxIssue, 'message' | 'advice'>;
