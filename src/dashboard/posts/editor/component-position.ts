type Position = { line: number; column: number };

/** The number of components before the one at a position of the Markdown; null if there is none. */
export function countComponentsBefore(body: string, { line, column }: Position): number | null {
  const lines = body.split('\n').slice(0, line);
  const before = [...lines.slice(0, -1), lines.at(-1)?.slice(0, column - 1)].join('\n');
  return componentStart.test(body.slice(before.length))
    ? (before.match(/<[A-Z]/g)?.length ?? 0)
    : null;
}

const componentStart = /^<[A-Z]/;
