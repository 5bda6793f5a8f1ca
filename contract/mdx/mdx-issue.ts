/** An issue in an MDX body; lines and columns from 1. */
export type MdxFault = { line: number; column: number; problem: string; advice: string };

export function byPlace(a: MdxFault, b: MdxFault): number {
  return a.line - b.line || a.column - b.column;
}

/** An issue without its position: what is wrong, and how to fix it. */
export type Finding = Pick<MdxFault, 'problem' | 'advice'>;
