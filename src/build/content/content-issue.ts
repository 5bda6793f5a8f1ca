import type { Finding } from '../../../contract/mdx/mdx-issue';

/** One mistake in the content: where it is (a column where the text itself is meant), what is wrong, and what to write instead. */
export type Fault = Finding & { file: string; line: number; column?: number };

/** As `npm run content` and the build print it. */
export function formatFault({ file, line, column, problem, advice }: Fault): string {
  return `${file}:${line}${column === undefined ? '' : `:${column}`}  ${problem}\n    ${advice}`;
}
