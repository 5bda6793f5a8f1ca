/** One mistake in an MDX body: its line and column (1-based), what is wrong, and what to write instead. */
export type MdxFault = { line: number; column: number; problem: string; advice: string };

/** Puts faults into the order of the text. */
export function byPlace(one: MdxFault, other: MdxFault): number {
  return one.line - other.line || one.column - other.column;
}

/** What is wrong and what to write instead, wherever it stands. */
export type Finding = Pick<MdxFault, 'problem' | 'advice'>;
