/** One mistake in the content: where it is, what is wrong, and what to write instead. */
export type Fault = { file: string; line: number; problem: string; advice: string };

/** As `npm run content` and the build print it. */
export function formatFault({ file, line, problem, advice }: Fault): string {
  return `${file}:${line}  ${problem}\n    ${advice}`;
}
